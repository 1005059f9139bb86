import * as z from 'zod/mini';
import { courseCardSchema } from '@/lib/course';
import { parseJson } from '@/lib/parse-json';
import { LIVE_STATES, type LiveCard, type LiveEvent, type LiveSourceState } from './live.types';

const text = z.string().check(z.minLength(1));

const cardSchema: z.ZodMiniType<LiveCard> = z.extend(courseCardSchema, {
  url: z.string().check(z.regex(/^https?:\/\//)),
});

const sourceSchema: z.ZodMiniType<LiveSourceState> = z.object({
  id: text,
  name: text,
  state: z.enum(LIVE_STATES),
  found: z.exactOptional(z.number()),
});

/** A list without its invalid entries. */
const listOf = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.flatMap((item) => {
        const read = schema.safeParse(item);
        return read.success ? [read.data] : [];
      }),
    ),
  );

const eventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sources'), sources: listOf(sourceSchema) }),
  z.object({ type: z.literal('cards'), cards: listOf(cardSchema) }),
  z.object({ type: z.literal('end') }),
]);

/** Parses the data of one event of the live stream; undefined if it is invalid. */
export const readLiveEvent = (line: string): LiveEvent | undefined =>
  eventSchema.safeParse(parseJson(line)).data;
