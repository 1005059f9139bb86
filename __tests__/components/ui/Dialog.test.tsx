import { fireEvent, render, screen } from '@testing-library/react';
import { giveDialogsMethods } from '@/__tests__/support/dialog';
import { Dialog } from '@/components/ui/Dialog';

beforeAll(giveDialogsMethods);

function show(open = true) {
  const onClose = jest.fn();
  const view = render(
    <Dialog open={open} onClose={onClose} title="Welcome to Polymath">
      <p>Inside</p>
    </Dialog>,
  );
  return { onClose, ...view };
}

it('stays when a drag begins inside and ends outside', () => {
  const { onClose } = show();
  fireEvent.mouseDown(screen.getByText('Inside'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

it('closes when it is removed', () => {
  const { unmount } = show();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  unmount();
  expect(dialog.open).toBe(false);
});
