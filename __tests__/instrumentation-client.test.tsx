import client from 'react-dom/client';
import '@/instrumentation-client';

const WORK_MS = 8;
const PARTS = 12;

function Part() {
  for (const until = performance.now() + WORK_MS; performance.now() < until; );
  return <p>part</p>;
}

it('takes a page over in slices, between which it answers to others', async () => {
  const page = document.createElement('div');
  page.innerHTML = `${'<p>part</p>'.repeat(PARTS)}<span hidden=""></span>`;
  const parts = Array.from({ length: PARTS }, (_, at) => at);
  let done = false;
  let turns = 0;

  client.hydrateRoot(
    page,
    <>
      {parts.map((part) => (
        <Part key={part} />
      ))}
      <Told onDone={() => (done = true)} />
    </>,
  );
  while (!done) {
    await new Promise((resolve) => setTimeout(resolve));
    turns++;
  }

  expect(turns).toBeGreaterThan(PARTS / 2);
});

function Told({ onDone }: { onDone: () => void }) {
  return <span hidden ref={onDone} />;
}
