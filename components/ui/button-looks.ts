export type ButtonLook = 'primary' | 'gradient' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'large';

/** The classes of a button (styles/shell.css). */
export function buttonClass(look: ButtonLook, size: ButtonSize = 'medium'): string {
  const colours = look === 'gradient' ? 'brand-gradient' : `button-${look}`;
  return size === 'large' ? `button ${colours} button-large` : `button ${colours}`;
}
