import { INVISIBLE } from '@/lib/format/invisible';
import { createLineFilter } from '@/lib/guide/chat/answer-lines';
import { type ChatEvent, MAX_ANSWER, MAX_FOLLOW_UPS } from '@/lib/guide/chat/chat.types';
import { createCitationFilter } from '@/lib/guide/chat/citations';
import { keywordsOf } from '@/lib/guide/chat/find-in-lessons';
import type { Exchange } from '@/lib/guide/chat/trim-history';
import { createLeakGuard } from './model/leak-guard';
import type { AskModel } from './model/model.types';
import type { LessonContext } from './prompt/gather-material';
import { LESSON_INSTRUCTIONS, lessonMessages } from './prompt/lesson-prompt';

const MAX_TOKENS = 1_200;

/**
 * Streams the answer to a question about a lesson. Each piece is checked before it is sent: only supplied
 * places are cited, and our instructions are not repeated. @throws GuideFault
 */
export async function* answerLesson(
  model: AskModel,
  { material, citable }: LessonContext,
  asked: { question: string; history: Exchange[] },
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const aside: ChatEvent[] = [];
  let cited = 0;
  let follows = 0;
  let searched = false;
  const guard = createLeakGuard(LESSON_INSTRUCTIONS);
  const lines = createLineFilter(({ type, words }) => {
    if (type === 'search' && !searched) {
      searched = true;
      aside.push({ type: 'search', words });
    } else if (type === 'ask' && follows++ < MAX_FOLLOW_UPS) aside.push({ type: 'ask', question: words });
  });
  const citations = createCitationFilter(citable, (citation) => {
    cited++;
    aside.push({ type: 'cite', ...citation });
  });

  const messages = lessonMessages(material, asked.question, asked.history);
  let length = 0;
  let cut = false;
  const onCut = () => {
    cut = true;
  };
  const request = { messages, maxTokens: MAX_TOKENS, onCut };
  // A citation is sent before the text that contains it.
  function* say(text: string): Generator<ChatEvent> {
    yield* aside.splice(0);
    if (text) yield { type: 'text', text };
  }

  for await (const said of model(request, signal)) {
    const piece = said.replace(INVISIBLE, '');
    const room = MAX_ANSWER - length;
    length += piece.length;
    yield* say(citations.push(lines.push(guard.push(piece.slice(0, room)))));
    if (length > MAX_ANSWER) {
      cut = true;
      break;
    }
  }
  if (signal.aborted) return;
  yield* say(citations.push(lines.push(guard.end()) + lines.end()) + citations.end());
  if (cited === 0 && !searched) {
    const words = keywordsOf(asked.question).join(' ');
    if (words) yield { type: 'search', words };
  }
  yield { type: 'done', ...(cut && { cut }) };
}
