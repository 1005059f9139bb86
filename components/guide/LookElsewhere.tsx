import type { ReactNode } from 'react';
import * as m from '@/messages/guide';

const SITES = {
  youtube: 'https://www.youtube.com/results?search_query=',
  central: 'https://www.classcentral.com/search?q=',
};

/** Searches on other sites. */
export function LookElsewhere({ words }: { words: string }) {
  const link = (address: string) => (name: ReactNode) => (
    <a
      href={`${address}${encodeURIComponent(words)}`}
      rel="noopener noreferrer nofollow"
      target="_blank"
      className="text-link"
    >
      {name}
    </a>
  );
  return m.lookElsewhere({ youtube: link(SITES.youtube), central: link(SITES.central) });
}
