import { fireEvent, render } from '@testing-library/react';
import { Cover } from '@/components/course/Cover';
import { useBrokenCovers } from '@/lib/browser/use-broken-covers';

function Page() {
  useBrokenCovers();
  return (
    <>
      <Cover course={{ id: 'algebra' }} videoId="aaaaaaaaaaa" />
      {/* biome-ignore lint/performance/noImgElement: a picture of anything else */}
      <img alt="Of something else" src="/else.png" />
    </>
  );
}

const pictures = (page: HTMLElement) => [...page.querySelectorAll('img')];

it('takes a cover that cannot be loaded away, and nothing else', () => {
  const [cover, other] = pictures(render(<Page />).container);
  expect(cover).toBeVisible();
  for (const image of [cover, other]) if (image) fireEvent.error(image);
  expect(cover).not.toBeVisible();
  expect(other).toBeVisible();
});

it('takes away what failed before the page was taken over', () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const [cover] = pictures(render(<Page />).container);
  complete.mockRestore();
  expect(cover).not.toBeVisible();
});
