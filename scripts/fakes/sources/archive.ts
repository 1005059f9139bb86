import type { ContractAnswer, ContractRequest } from '@/scripts/fakes/contract-server';
import type { SourceFixture } from '@/scripts/fakes/source-fixture.types';

export const ITEM = 'calculus-lectures-1985';

const DOC = {
  identifier: ITEM,
  title: 'Calculus Lectures',
  description: ['<div>Filmed in <i>1985</i>.</div>'],
  creator: ['State College', 'Another'],
  year: '1985',
  mediatype: 'movies',
  language: 'eng',
};

/** Fakes `advancedsearch.php` and `metadata`. */
export function playArchive({ path, params }: ContractRequest): ContractAnswer {
  if (path === '/advancedsearch.php') {
    if (params.get('q')?.includes('((')) return { body: { error: 'parse error' } };
    return {
      body: {
        response: {
          docs: [
            { ...DOC, identifier: 'unlicensed-calculus', title: 'Unlicensed calculus' },
            { ...DOC, licenseurl: 'https://creativecommons.org/licenses/by/4.0/' },
            { ...DOC, identifier: 'ends-with-a-dot.', title: 'Cannot be an address' },
          ],
        },
      },
    };
  }
  if (path !== `/metadata/${ITEM}`) return { body: {} };
  const file = (name: string, format: string, more: Record<string, string> = {}) => ({
    name,
    format,
    ...more,
  });
  return {
    body: {
      metadata: DOC,
      files: [
        file('Lecture 10.mp4', 'h.264', { length: '1:00:30' }),
        file('Lecture 2.mp4', 'h.264', { length: '1805.47', title: 'Limits' }),
        file('Lecture 2_512kb.mp4', '512Kb MPEG4', { length: '1805.47' }),
        file('Lecture 2.ogv', 'Ogg Video'),
        file('cover.jpg', 'JPEG'),
      ],
    },
  };
}

export const archiveFixture: SourceFixture = {
  id: 'archive',
  play: playArchive,
  known: ITEM,
  unknown: 'nobody-knows-it',
  empty: { response: { docs: [] } },
  gone: { body: {} },
};
