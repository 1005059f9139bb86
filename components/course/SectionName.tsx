import { currentLocale } from '@/lib/locale/current-locale';
import * as m from '@/messages/course';

/** Above the first line of a section, and above the first of a list that begins in the middle of one: `begun`. */
export function SectionName({
  name = '',
  begun = '',
}: {
  name?: string | undefined;
  begun?: string | undefined;
}) {
  const shown = name || begun;
  return (
    shown && (
      <h3>
        <bdi>{shown}</bdi>
        {!name && <span lang={currentLocale()}> {m.continued()}</span>}
      </h3>
    )
  );
}
