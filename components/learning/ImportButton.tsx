import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { notLoaded } from '@/lib/browser/load-part';
import { joinWords } from '@/lib/format/join-words';
import { countWords } from '@/lib/learning/browser/count-words';
import type { ImportResult } from '@/lib/learning/browser/import-data';
import type { Learner } from '@/lib/learning/browser/learner';
import { COLLECTIONS } from '@/lib/learning/browser/sync/documents';
import * as m from '@/messages/learning';

function sayImported(result: ImportResult): string {
  if (result.kind === 'too-large') return m.fileTooLarge();
  if (result.kind === 'unreadable') return m.notAnExport();
  const { changed, known, invalid } = result;
  const words = countWords(changed);
  const taken = COLLECTIONS.filter((name) => changed[name] > 0).map((name) => words[name]);
  return [
    taken.length > 0 ? m.imported({ taken: joinWords(taken) }) : m.nothingNew(),
    known > 0 && m.knownEntries({ count: known }),
    invalid > 0 && m.invalidEntries({ count: invalid }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Adds the documents of an exported file to the learner's own, and says what was taken. */
export function ImportButton({ learner }: { learner: Learner }) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(true);
    setSaid('');
    try {
      const { importData } = await import('@/lib/learning/browser/import-data');
      setSaid(sayImported(await importData(learner, file)));
    } catch {
      setSaid(notLoaded());
    } finally {
      setBusy(false);
      // So that the same file can be chosen again.
      target.value = '';
    }
  }

  return (
    <>
      <Button look="quiet" onClick={() => input.current?.click()} busy={busy}>
        <Icon name="upload" className="size-4" />
        {busy ? m.importing() : m.importData()}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={m.fileToImport()}
        hidden
        onChange={(event) => void take(event)}
      />
      <p role="status" className="order-last basis-full empty:absolute">
        {said}
      </p>
    </>
  );
}
