import { ProsePage } from '@/components/layout/ProsePage';
import { NoHydrate } from '@/components/ui/NoHydrate';
import type { SourceOverview } from '@/lib/courses/overview.types';
import { countOf } from '@/lib/format/count';

function SourceRow({ source }: { source: SourceOverview }) {
  const { id, url, licence = 'None stated', attribution, courses } = source;
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2.5 pr-4 text-left font-medium">
        <span className="break-all">
          {url ? (
            <a href={url} rel="noopener nofollow">
              {id}
            </a>
          ) : (
            id
          )}
        </span>
        {attribution && <span className="block text-sm font-normal text-muted">{attribution}</span>}
      </th>
      <td className="py-2.5 pr-4 text-sm">{licence}</td>
      <td className="py-2.5 text-right tabular-nums">{courses.toLocaleString('en')}</td>
    </tr>
  );
}

function SourceTable({ sources }: { sources: SourceOverview[] }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Sources, their licences and how many courses each one lists</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-muted">
          <th scope="col" className="py-2 pr-4 text-left font-medium">
            Source
          </th>
          <th scope="col" className="py-2 pr-4 text-left font-medium">
            Licence
          </th>
          <th scope="col" className="whitespace-nowrap py-2 text-right font-medium">
            Courses
          </th>
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
      </tbody>
    </table>
  );
}

/** Where the facts about the courses come from. */
export function SourcesScreen({ sources, courses }: { sources: SourceOverview[]; courses: number }) {
  return (
    <ProsePage
      title="Sources"
      intro={
        <p>
          This site has {countOf(courses, 'course')}. Their titles, names, links and lengths come from public
          lists or from the providers. We take no descriptions, ratings or reviews from them.
        </p>
      }
      sections={[
        {
          id: 'trust',
          title: 'How sure the facts are',
          body: (
            <ul>
              <li>
                <strong>Last checked</strong> and a day: on that day, the address and the videos worked.
              </li>
              <li>
                <strong>Found in several lists:</strong> two or more public lists name it. We have not checked
                it.
              </li>
              <li>
                <strong>Found in one list</strong>, or <strong>Not checked</strong> in search results: only
                one public list names it, and we have not checked it. Most of these courses still exist, but
                some links are old. We show such a course below others that are as good.
              </li>
            </ul>
          ),
        },
        {
          id: 'sources',
          title: 'Lists and repositories',
          body:
            sources.length > 0 ? (
              <NoHydrate>{() => <SourceTable sources={sources} />}</NoHydrate>
            ) : (
              <p>The courses on this site state no sources.</p>
            ),
        },
      ]}
    />
  );
}
