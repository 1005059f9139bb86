import { Licence } from '@/components/course/Licence';
import { ProsePage } from '@/components/layout/ProsePage';
import { NoHydrate } from '@/components/ui/NoHydrate';
import { type SourceOverview, sourceAnchor } from '@/lib/course';
import { countOf } from '@/lib/format/count';

function SourceRow({ source }: { source: SourceOverview }) {
  const { id, url, licence, licenceUrl, attribution, copies, changes, courses, topics } = source;
  const counts = [courses > 0 && countOf(courses, 'course'), topics && countOf(topics, 'topic')];
  const notes = [attribution, copies && `A copy of ${copies}`, changes];
  return (
    <tr id={sourceAnchor(id)}>
      <th scope="row" className="font-medium">
        <span className="wrap-anywhere">
          {url ? (
            <a href={url} rel="noopener nofollow">
              {id}
            </a>
          ) : (
            id
          )}
        </span>
        {notes.map(
          (note) =>
            note && (
              <span key={note} className="block text-sm font-normal text-muted wrap-anywhere">
                {note}
              </span>
            ),
        )}
      </th>
      <td>{licence && <Licence licence={licence} licenceUrl={licenceUrl} />}</td>
      <td className="tabular-nums">{counts.filter(Boolean).join(', ')}</td>
    </tr>
  );
}

function SourceTable({ sources }: { sources: SourceOverview[] }) {
  return (
    <table>
      <caption className="sr-only">
        Sources, their licences and of how many courses and topics each one says something
      </caption>
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Licence</th>
          <th scope="col">Says something of</th>
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
          lists or from the providers. We take no ratings or reviews from them, and a sentence of a
          description only where its licence permits it.
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
          id: 'changes',
          title: 'What we changed',
          body: (
            <p>
              We take titles, names, links, numbers and names of lessons. We unify their spelling, language
              and order, join what several lists say of one course, and add topics, the format and, where it
              is clear, the level. Where a list asks for more to be said, it stands beside it below. Lists
              that forbid their use are not used.
            </p>
          ),
        },
        {
          id: 'licences',
          title: 'Licences',
          body: (
            <ul>
              <li>A licence is that of the list, not of the courses. A name leads to its text.</li>
              <li>
                <strong>none stated:</strong> we searched the whole list, and it names no licence.{' '}
                <strong>none found:</strong> what we could read of it names none. <strong>not read:</strong>{' '}
                we could not see whether it names one. <strong>own terms:</strong> it permits its use in its
                own words.
              </li>
              <li>
                <strong>A copy of</strong> another site or list: it is no second witness of what that one
                says.
              </li>
              <li>
                Of lists under a licence for non-commercial use (NC) we take facts, such as titles and links,
                and none of their texts.
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
