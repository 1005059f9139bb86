import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { paths } from '@/lib/paths';
import * as m from '@/messages/layout';

type Props = {
  name?: string;
  lines?: string[];
  /** Other ways on than to the home page. */
  children?: ReactNode;
};

export const errorOf = (code: number): string => m.error({ code });
export const serverErrorLines = (): string[] => [m.serverError(), m.serverErrorHelp()];

/**
 * What is shown instead of a page that failed, by itself one that crashed. It has no head, so that every page can contain it;
 * what other errors say is not among the scripts of every page.
 */
export function ErrorMessage({ name = errorOf(500), lines = serverErrorLines(), children }: Props) {
  const [first, ...others] = lines;
  return (
    <div className="site-width flex flex-col items-center py-16 text-center sm:py-24">
      <h1 className="brand-text text-5xl font-extrabold sm:text-7xl">{name}</h1>
      <p className="mt-6 text-xl font-semibold">{first}</p>
      {others.map((line) => (
        <p key={line} className="mt-2 max-w-prose text-muted">
          {line}
        </p>
      ))}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button look="gradient" size="large" href={paths.home()}>
          {m.returnToHome()}
        </Button>
        {children}
      </div>
    </div>
  );
}
