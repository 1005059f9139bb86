import { PageMeta } from '@/components/ui/PageMeta';
import type { SearchPart } from '@/lib/search/search-page.types';
import * as m from '@/messages/search';
import { SearchNotes } from './SearchNotes';

/** What was searched for, and how the words were understood. */
export function SearchTop({
  search,
  answer,
  topicWords,
  topic,
  called,
  head,
  structured,
  lang,
  noneIn,
}: SearchPart) {
  return (
    <>
      <PageMeta head={head} structured={structured} />
      <h1 data-topic={topic?.mapped} className="finds-title">
        {m.coursesFor({ words: () => called ?? <bdi lang={lang}>{search.words}</bdi> })}
      </h1>
      <SearchNotes search={search} answer={answer} topicWords={topicWords} noneIn={noneIn} />
    </>
  );
}
