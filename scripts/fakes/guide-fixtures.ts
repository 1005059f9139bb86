import { setTimeout as wait } from 'node:timers/promises';
import type { ChatEvent } from '@/lib/guide/chat/chat.types';
import type { AskModel } from '@/lib/guide/server/model/model.types';
import { gatherMaterial } from '@/lib/guide/server/prompt/gather-material';
import { aCourse, aLesson } from './course';

export const askedCourse = aCourse({
  id: 'lists',
  title: 'Data structures',
  provider: 'MIT',
  lessons: [
    aLesson({ title: 'Numbers' }),
    aLesson({
      title: 'Linked lists',
      seconds: 1_200,
      chapters: [
        { title: 'Why lists', start: 0 },
        { title: 'Deleting', start: 300 },
        { title: 'Costs', start: 750 },
      ],
    }),
    aLesson({ title: 'Trees' }),
  ],
});

export function aLessonContext() {
  const grounding = gatherMaterial(askedCourse, 2, 'Where is deleting explained?');
  if (!grounding) throw new Error('There is no such lesson.');
  return grounding;
}

/** A fake model that always answers these pieces and records its requests. */
export function aModel(...pieces: string[]) {
  const asked: Parameters<AskModel>[0][] = [];
  const model: AskModel = async function* (request) {
    asked.push(request);
    for (const piece of pieces) {
      await wait(0);
      yield piece;
    }
  };
  return { model, asked };
}

export async function collect(events: AsyncIterable<ChatEvent>): Promise<ChatEvent[]> {
  const all: ChatEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

export const textOf = (events: ChatEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');
