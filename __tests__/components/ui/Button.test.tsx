import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithRouter } from '@/__tests__/support/router';
import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';

it('is a button that submits no form by accident', async () => {
  const onClick = jest.fn();
  renderWithRouter(
    <Button look="primary" onClick={onClick}>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

it('is a link if it has an address', () => {
  renderWithRouter(
    <Button look="gradient" href="/pricing">
      Upgrade
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');
});

it('has a name even where it only shows an icon', () => {
  renderWithRouter(
    <IconButton label="Close">
      <svg aria-hidden />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});
