import { Fragment } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { LESSON_KEYS } from '@/lib/player/browser/lesson-keys';
import * as m from '@/messages/player';

/** The keyboard shortcuts of the watch page. */
export function KeyList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={m.shortcuts()}>
      <table className="mt-4 w-full">
        <caption className="sr-only">{m.shortcutsHere()}</caption>
        <tbody>
          {LESSON_KEYS.map(({ action, caps, ...key }) => (
            <tr key={action} className="border-t border-line">
              <th scope="row" className="py-1 pe-6 text-start font-medium whitespace-nowrap">
                {caps.map((cap, index) => (
                  <Fragment key={cap}>
                    {index > 0 && (
                      <span className="text-sm text-muted">{'together' in key ? ' + ' : m.orKey()}</span>
                    )}
                    <kbd className="inline-block min-w-8 rounded-lg border border-b-2 border-line-strong bg-raised px-2 text-center font-sans text-sm leading-6 font-semibold">
                      {cap}
                    </kbd>
                  </Fragment>
                ))}
              </th>
              <td className="py-1">{m.keyDoes({ action })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
