import { Licence } from '@/components/course/Licence';
import { ProsePage } from '@/components/layout/ProsePage';
import { Shown } from '@/components/ui/Shown';
import { type SourceOverview, sourceAnchor } from '@/lib/course';
import { listOf } from '@/lib/format/join-words';
import { currentLocale } from '@/lib/locale/current-locale';
import * as m from '@/messages/legal';

function SourceRow({ source }: { source: SourceOverview }) {
  const { id, url, licence, licenceUrl, attribution, copies, changes, courses, topics } = source;
  const counts = [
    courses > 0 && m.countCourses({ count: courses }),
    topics && m.countTopics({ count: topics }),
  ];
  const notes = [
    { text: attribution, lang: 'en' },
    { text: copies && m.aCopyOf({ copies }) },
    { text: changes, lang: 'en' },
  ];
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
          ({ text, lang }) =>
            text && (
              <span key={text} lang={lang} className="block text-sm font-normal text-muted wrap-anywhere">
                <bdi>{text}</bdi>
              </span>
            ),
        )}
      </th>
      <td>{licence && <Licence licence={licence} licenceUrl={licenceUrl} />}</td>
      <td className="tabular-nums">{listOf(counts)}</td>
    </tr>
  );
}

function SourceTable({ sources }: { sources: SourceOverview[] }) {
  return (
    <table>
      <caption className="sr-only">{m.sourcesTheirLicencesAnd()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.source()}</th>
          <th scope="col">{m.licence()}</th>
          <th scope="col">{m.saysSomethingOf()}</th>
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
      title={m.sources()}
      intro={<p>{m.thisSiteHasCourses({ courses })}</p>}
      sections={[
        {
          id: 'trust',
          title: m.howSureTheFacts(),
          body: (
            <ul>
              <li>{m.lastCheckedAndA({ strong: (text) => <strong>{text}</strong> })}</li>
              <li>{m.foundInSeveralLists({ strong: (text) => <strong>{text}</strong> })}</li>
              <li>{m.foundInOneList({ strong: (text) => <strong>{text}</strong> })}</li>
            </ul>
          ),
        },
        {
          id: 'changes',
          title: m.whatWeChanged(),
          body: <p>{m.weTakeTitlesNames()}</p>,
        },
        {
          id: 'licences',
          title: m.licences(),
          body: (
            <ul>
              <li>{m.aLicenceIsThat()}</li>
              <li>{m.noneStatedWeSearched({ strong: (text) => <strong>{text}</strong> })}</li>
              <li>{m.aCopyOfAnother({ strong: (text) => <strong>{text}</strong> })}</li>
              <li>{m.ofListsUnderA()}</li>
              {currentLocale() !== 'en' && <li>{m.notesInEnglish()}</li>}
            </ul>
          ),
        },
        {
          id: 'sources',
          title: m.listsAndRepositories(),
          body:
            sources.length > 0 ? (
              <Shown of={sources}>{() => <SourceTable sources={sources} />}</Shown>
            ) : (
              <p>{m.theCoursesOnThis()}</p>
            ),
        },
      ]}
    />
  );
}
