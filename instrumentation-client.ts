import { startTransition } from 'react';
import client, { type Root } from 'react-dom/client';
import { TAKEN_OVER } from '@/lib/late-scripts';

/**
 * Next takes a page over in one go, which holds a phone up for as long as its largest part. As a transition React does
 * it in slices of some milliseconds, and takes what is touched first. See `docs/decisions/taking-over.md`.
 */
const { hydrateRoot } = client;
client.hydrateRoot = (...page) => {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(...page);
  });
  document.dispatchEvent(new Event(TAKEN_OVER));
  return root as Root;
};
