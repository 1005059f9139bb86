import { BEGIN_SCRIPTS, TAKEN_OVER } from '@/lib/late-scripts';

const ADDRESSES = ['/first.js', '/second.js'];

/** Addresses of the scripts that a browser fetches, one after the other. */
const begun = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].flatMap((script) =>
    script.async ? [] : script.getAttribute('src'),
  );

let frames: FrameRequestCallback[] = [];

function open({ hidden }: { hidden: boolean }): void {
  frames = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.head.replaceChildren(
    ...ADDRESSES.map((address) => {
      const script = document.createElement('script');
      script.dataset.src = address;
      return script;
    }),
  );
  new Function(BEGIN_SCRIPTS)();
}
const paint = async () => {
  for (const frame of frames) frame(0);
  await new Promise((resolve) => setTimeout(resolve));
};

afterEach(() => {
  document.dispatchEvent(new Event(TAKEN_OVER));
  jest.restoreAllMocks();
});

it('begins the scripts in their order once the page is painted', async () => {
  open({ hidden: false });
  expect(begun()).toEqual([]);

  await paint();
  expect(begun()).toEqual(ADDRESSES);
});

it('begins them at once in a page that nobody looks at, for it is never painted', () => {
  open({ hidden: true });
  expect(begun()).toEqual(ADDRESSES);
});

it('begins them when the visitor leaves before the page is painted', () => {
  open({ hidden: false });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(begun()).toEqual(ADDRESSES);
});

it('begins each once', async () => {
  open({ hidden: false });
  await paint();
  document.head.querySelector('script')?.setAttribute('src', '/begun.js');

  document.dispatchEvent(new Event('visibilitychange'));
  expect(begun()[0]).toBe('/begun.js');
});

it('presses again what was pressed last before anybody heard it, and nothing afterwards', () => {
  open({ hidden: false });
  document.body.innerHTML =
    '<button type="button">Save</button><button type="button"><b>Share</b></button><p>Words</p>';
  const [save, share] = document.querySelectorAll('button');
  document.querySelector('b')?.click();
  document.querySelector('p')?.click();
  const heard: string[] = [];
  for (const button of [save, share]) button?.addEventListener('click', () => heard.push(button.innerHTML));

  document.dispatchEvent(new Event(TAKEN_OVER));
  expect(heard).toEqual(['<b>Share</b>']);
  save?.click();
  document.dispatchEvent(new Event(TAKEN_OVER));
  expect(heard).toEqual(['<b>Share</b>', 'Save']);
});
