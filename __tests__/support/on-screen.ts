import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

type Name = string | RegExp;

/** Where a link leads. */
export const hrefOf = (name: Name) => screen.getByRole('link', { name }).getAttribute('href');

export const press = (name: Name) => userEvent.click(screen.getByRole('button', { name }));
