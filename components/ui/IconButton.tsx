import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string;
  children: ReactNode;
};

/** A button with an icon only; the label is its accessible name. */
export function IconButton({ label, className = '', children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`inline-grid size-9 shrink-0 cursor-pointer place-items-center rounded-xl text-muted transition-colors hover:bg-raised hover:text-ink disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:size-11 ${className}`}
    >
      {children}
    </button>
  );
}
