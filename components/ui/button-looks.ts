export type ButtonLook = 'primary' | 'gradient' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'large';

const base =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-xl font-semibold whitespace-nowrap transition-[filter,background-color,border-color] disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  gradient: 'brand-gradient hover:brightness-110',
  quiet: 'border border-line-strong bg-surface text-ink hover:border-accent hover:bg-accent-soft',
  danger: 'bg-bad text-on-accent hover:brightness-110',
};

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-10 px-4 text-sm pointer-coarse:min-h-11',
  large: 'min-h-12 px-6 text-base',
};

export function buttonClass(look: ButtonLook, size: ButtonSize = 'medium'): string {
  return `${base} ${looks[look]} ${sizes[size]}`;
}
