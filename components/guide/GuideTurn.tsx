import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { Link } from '@/components/ui/Link';
import { lazyPart } from '@/components/ui/lazy-part';
import { PartState } from '@/components/ui/PartState';
import { showToast } from '@/lib/browser/toast';
import type { LessonLine } from '@/lib/course';
import type { Turn } from '@/lib/guide/chat/conversation';
import { paths } from '@/lib/paths';
import * as m from '@/messages/guide';
import { AnswerThumbs } from './AnswerThumbs';
import type { GuideAnswerProps } from './GuideAnswer';
import { GuideHits } from './GuideHits';

type ToolsProps = {
  text: string;
  /** Undefined while it cannot be asked again. */
  onRetry: (() => void) | undefined;
};

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    await showToast(m.answerCopied(), 'good');
  } catch {
    await showToast(m.answerNotCopied());
  }
}

function AnswerTools({ text, onRetry }: ToolsProps) {
  return (
    <div className="flex flex-wrap items-center">
      {text && (
        <IconButton label={m.copyAnswer()} onClick={() => void copy(text)}>
          <Icon name="copy" className="size-4" />
        </IconButton>
      )}
      {onRetry && (
        <IconButton label={m.askAgain()} onClick={onRetry}>
          <Icon name="rotate-cw" className="size-4" />
        </IconButton>
      )}
      {text && <AnswerThumbs mode="lesson" />}
    </div>
  );
}

/** The Markdown renderer is loaded with the model's first answer. */
const GuideAnswer = lazyPart<GuideAnswerProps>(
  () => import('./GuideAnswer').then((module) => module.GuideAnswer),
  (progress) => <PartState {...progress} className="px-2" />,
);

type Props = {
  courseId: string;
  number: number;
  providerUrl: string;
  lessons: Pick<LessonLine, 'title'>[];
  turn: Turn;
  /** The answer is still in progress. */
  growing?: boolean;
  onSeek: (second: number) => void;
  /** Undefined if it cannot be asked again now. */
  onRetry?: (() => void) | undefined;
};

function noteOf({ model, text }: Turn): string | undefined {
  if (model?.fault) return model.fault;
  if (model?.cut) return m.answerTooLong();
  if (model?.stopped) return text ? m.stoppedAnswer() : m.stoppedBefore();
  return undefined;
}

export function GuideTurn({ courseId, number, providerUrl, lessons, turn, growing, onSeek, onRetry }: Props) {
  const { question, text, hits, search, model } = turn;
  const note = noteOf(turn);
  return (
    <li className="grid gap-2" aria-busy={growing}>
      <p className="ms-6 justify-self-end rounded-2xl rounded-ee-md bg-accent-soft px-3 py-2">
        <span className="sr-only">{m.youAsked()}</span>
        <bdi>{question}</bdi>
      </p>
      <div className="me-2 grid gap-1">
        {model ? (
          text && (
            <GuideAnswer
              text={text}
              place={{
                courseId,
                number: turn.number,
                lessonTitles: lessons.map(({ title }) => title),
                seconds: model.seconds,
                lessons: model.lessons,
              }}
              providerUrl={providerUrl}
              onSeek={turn.number === number ? onSeek : undefined}
            />
          )
        ) : (
          <p className="px-2">{text}</p>
        )}
        {growing && !text && <p className="px-2 text-muted">{m.thinking()}</p>}
        {note && <p className="px-2 text-sm font-semibold text-muted">{note}</p>}
        {model?.fault && hits.length > 0 && <p className="px-2 text-sm">{m.matches()}</p>}
        {hits.length > 0 && <GuideHits courseId={courseId} number={number} hits={hits} onSeek={onSeek} />}
        {search && !growing && (
          <p className="px-2">
            <Link href={paths.search(search)} className="text-link">
              {m.searchAllCoursesFor({ search })}
            </Link>
          </p>
        )}
        {model && !growing && <AnswerTools text={text} onRetry={onRetry} />}
      </div>
    </li>
  );
}
