import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchKeys } from '@/lib/search/browser/use-search-keys';

function Page({ offline = false }) {
  useSearchKeys();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: as on the site, for old browsers */}
      <form role="search">
        <input
          role="combobox"
          aria-label="Search"
          aria-expanded="false"
          aria-controls="none"
          disabled={offline}
        />
      </form>
      <textarea aria-label="Letter" />
      <input type="checkbox" aria-label="Tick" />
      <button type="button">Press</button>
    </>
  );
}

const field = () => screen.getByRole('combobox');

it.each(['/', '{Control>}k{/Control}', '{Meta>}K{/Meta}'])('%s leads to the search field', async (keys) => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard(keys);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
});

it('leads there from a box to tick, which takes no letters', async () => {
  render(<Page />);
  screen.getByRole('checkbox').focus();
  await userEvent.keyboard('/');
  expect(field()).toHaveFocus();
});

it('is a letter for somebody who types', async () => {
  render(<Page />);
  await userEvent.type(screen.getByLabelText('Letter'), 'and/or{Control>}k{/Control}');
  expect(screen.getByLabelText('Letter')).toHaveFocus();
  expect(screen.getByLabelText('Letter')).toHaveValue('and/or');
});

it.each(['k', '?', '{Alt>}/{/Alt}', '{Control>}{Shift>}k{/Shift}{/Control}'])(
  '%s means something else',
  async (keys) => {
    render(<Page />);
    await userEvent.keyboard(keys);
    expect(field()).not.toHaveFocus();
  },
);

it('does nothing where the field cannot be used', async () => {
  render(<Page offline />);
  await userEvent.keyboard('/');
  expect(field()).not.toHaveFocus();
});
