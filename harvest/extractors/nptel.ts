import { z } from 'zod';
import type { Draft } from '@/harvest/facts/fact.schema';
import type { Part } from './part.types';
import { readJson, readShape } from './read-list';

const detailsSchema = z.object({
  data: z.object({
    title: z.string(),
    professor: z.string().nullish(),
    institutename: z.string().nullish(),
  }),
});
const lecturesSchema = z.object({
  data: z.object({ course_downloads: z.array(z.object({ title: z.string() })) }),
});

/** A course of NPTEL: its `subject-details`, and the titles of its lectures from its `downloads`. */
export async function readNptel({ text, address, more }: Part): Promise<Draft[]> {
  const { data } = readShape(detailsSchema, readJson(text, address), 'subject-details');
  const id = new URL(address).pathname.split('/').at(-1) ?? '';
  const list = await more(`../downloads/${id}`);
  const lectures = list
    ? readShape(lecturesSchema, readJson(list, address), 'downloads').data.course_downloads
    : [];
  const outline = lectures.flatMap(({ title }) => (title.trim() ? [{ title: title.trim() }] : []));
  return [
    {
      ref: id,
      title: data.title,
      url: `https://nptel.ac.in/courses/${id}`,
      provider: data.institutename,
      instructors: data.professor?.split(/,| and /).map((name) => name.trim()),
      kind: 'mooc',
      inside: { ...(outline.length > 0 && { outline }), audience: { group: 'university' } },
    },
  ];
}
