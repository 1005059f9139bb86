import { useState } from 'react';
import { ChapterLinks } from '@/components/course/ChapterLinks';
import { CoverPicture } from '@/components/course/CoverPicture';
import { loadShown } from '@/components/course/load-shown';
import {
  LessonHeader,
  LessonsHeading,
  LessonTop,
  Neighbours,
  OutwardLink,
} from '@/components/course/shown-parts';
import { GuideToggle, LazyLessonGuide } from '@/components/guide/GuideToggle';
import type { TranscriptPlace } from '@/components/learning/LessonTools';
import type { LessonNavProps } from '@/components/player/LessonNav';
import { PlayerFaultNotice } from '@/components/player/PlayerFault';
import { PlayerStage } from '@/components/player/PlayerStage';
import { lazyPart } from '@/components/ui/lazy-part';
import { PartState } from '@/components/ui/PartState';
import { Shown } from '@/components/ui/Shown';
import { type LessonPage, lessonSegment } from '@/lib/course';
import { useLessonPlayer } from '@/lib/learning/browser';
import { paths } from '@/lib/paths';
import * as m from '@/messages/screens';

const LessonTools = lazyPart(
  () => import('@/components/learning/LessonTools').then((module) => module.LessonTools),
  // Room for the buttons, and for what they say, until they are loaded.
  (progress, { view, hosts }) =>
    progress.failed ? (
      <PartState {...progress} />
    ) : (
      <>
        {hosts && <i className="needs-script" />}
        {view.lesson.captions && <i className="needs-script" />}
        <i className="needs-script" />
        <i className="needs-script" />
        <i className="needs-script pointer-coarse:hidden" />
        <p className="needs-script lesson-said" />
      </>
    ),
);

/** Height of a lesson with a title in one line, in rem: the list's room until it is shown. */
const LINE = 2.7;
const LessonNav = lazyPart<LessonNavProps>(
  () => import('@/components/player/LessonNav').then((module) => module.LessonNav),
  (progress, { lessons }) =>
    progress.failed ? (
      <PartState {...progress} />
    ) : (
      <div
        className="lessons lessons-scroll needs-script"
        style={{ height: `${(lessons.length * LINE).toFixed(1)}rem` }}
      />
    ),
);

/** Loaded when someone opens it. */
const Transcript = lazyPart(
  () => import('@/components/player/Transcript').then((module) => module.Transcript),
  (progress) => <PartState {...progress} opening={m.loading()} />,
);

/** Only where a course plays as one playlist. */
const PlaylistNav = lazyPart(
  () => import('@/components/learning/PlaylistNav').then((module) => module.PlaylistNav),
  (progress) => <PartState {...progress} />,
);

/** Only where a video fails. */
const CourseShelf = lazyPart(() => loadShown().then((shown) => shown.CourseShelf));

export function WatchScreen(view: LessonPage) {
  const { course, lessons, number, lesson, related, shown } = view;
  const { id, language, provider, platform } = course;
  const path = paths.lesson(id, lessonSegment(number, lesson.title));

  const { staged, video, hosts, marks, chapter, playFrom } = useLessonPlayer(view, path);
  const { fault, retry } = staged;
  const [asking, setAsking] = useState(false);
  const [reading, setReading] = useState<TranscriptPlace>();
  const isSeries = lessons.length > 1;
  const isPlaylist = lesson.video.host === 'youtube-playlist';

  const transcript = reading && lesson.captions && (
    <Transcript
      key={path}
      courseId={id}
      number={number}
      captions={lesson.captions}
      player={staged.player}
      onSeek={playFrom}
      onClose={() => setReading(undefined)}
    />
  );
  const isBeside = reading === 'beside' && transcript;

  return (
    <div className="site-width space-y-10 py-4 lg:py-6">
      <div className={isSeries || isPlaylist || asking || isBeside ? 'watch watch-beside' : 'watch'}>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <Shown of={shown} className="contents">
            {(part) => <LessonTop view={view} {...part} />}
          </Shown>
          <PlayerStage
            title={lesson.title}
            video={lesson.video}
            startAt={view.startAt}
            staged={staged}
            poster={
              <CoverPicture
                art={view.art}
                videoId={lesson.video.host === 'youtube' ? lesson.video.id : undefined}
                width={480}
                priority
              />
            }
            faultMessage={
              fault && <PlayerFaultNotice fault={fault} video={video} onRetry={retry} hosts={hosts} />
            }
          />
          <Shown of={lesson} className="contents">
            {() => <LessonHeader view={view} />}
          </Shown>
          <div className="lesson-tools">
            <LessonTools
              view={view}
              path={path}
              staged={staged}
              hosts={hosts}
              reading={reading}
              onRead={setReading}
            />
            <GuideToggle model={view.model} open={asking} onToggle={() => setAsking(!asking)} />
            <Shown of={lesson} className="contents">
              {() => (
                <OutwardLink href={course.url} look="quiet" size="medium">
                  {m.goTo({ place: platform ?? provider })}
                </OutwardLink>
              )}
            </Shown>
          </div>
          {!isBeside && transcript}
          <Shown of={lesson} className="contents">
            {() => <Neighbours view={view} />}
          </Shown>
          {lesson.chapters && (
            <section className="mt-2">
              <h2 className="mb-2 text-xl font-bold">{m.chapters()}</h2>
              <ChapterLinks
                chapters={lesson.chapters}
                language={language}
                href={path}
                current={chapter}
                onChoose={playFrom}
              />
            </section>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6 empty:hidden lg:row-span-2">
          {asking && (
            <LazyLessonGuide
              courseId={id}
              model={view.model}
              number={number}
              lessons={lessons}
              providerUrl={course.url}
              player={staged.stage}
              onSeek={playFrom}
              onClose={() => setAsking(false)}
            />
          )}
          {isBeside}
          {isPlaylist && <PlaylistNav view={view} staged={staged} />}
          {isSeries && (
            <nav aria-label={m.courseLessons()} className="min-w-0">
              <Shown of={lessons}>{() => <LessonsHeading course={course} lessons={lessons} />}</Shown>
              <LessonNav courseId={id} language={language} lessons={lessons} number={number} marks={marks} />
            </nav>
          )}
        </div>
      </div>
      {fault && <CourseShelf title={m.similarCourses()} courses={related} />}
    </div>
  );
}
