import { Dialog } from '@/components/ui/Dialog';
import { LESSON_KEYS } from '@/lib/browser/player/lesson-keys';

/** The keys of the watch page. */
export function KeyList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keys">
      <table className="mt-4 w-full">
        <caption className="sr-only">Keys of this page and what they do</caption>
        <tbody>
          {LESSON_KEYS.map(({ action, say, does }) => (
            <tr key={action} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-4 text-left font-semibold whitespace-nowrap">
                <kbd>{say}</kbd>
              </th>
              <td className="py-1.5">{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
