import type { ContractAnswer, ContractRequest } from '@/scripts/fakes/contract-server';
import type { SourceFixture } from '@/scripts/fakes/source-fixture.types';

export const TOPIC_ID = 'a'.repeat(32);
const CHANNEL_ID = 'c'.repeat(32);

let next = 1;

function aNode(overrides: Record<string, unknown> = {}) {
  const id = String(next++).padStart(32, '0');
  return {
    id,
    channel_id: CHANNEL_ID,
    title: `Node ${id}`,
    kind: 'video',
    author: 'Khan Academy',
    license_owner: 'Khan Academy',
    duration: 305.4,
    lang: { id: 'en' },
    ancestors: [
      { id: CHANNEL_ID, title: 'Khan Academy' },
      { id: TOPIC_ID, title: 'Fractions intro' },
    ],
    files: [
      {
        storage_url: `https://studio.learningequality.org/content/storage/a/b/${id}.mp4`,
        extension: 'mp4',
        preset: 'high_res_video',
        file_size: 900,
      },
      {
        storage_url: `https://studio.learningequality.org/${id}.vtt`,
        extension: 'vtt',
        preset: 'video_subtitle',
      },
    ],
    ...overrides,
  };
}

const TOPIC = aNode({
  id: TOPIC_ID,
  kind: 'topic',
  title: 'Fractions intro',
  author: '',
  files: [],
  duration: null,
});

/** Fakes `contentnode` and `contentnode_tree` for one topic with two pages of children. */
export function playKolibri({ path, params }: ContractRequest): ContractAnswer {
  if (path === '/api/public/v2/contentnode/') {
    const foreign = [
      { storage_url: 'https://elsewhere.example/x.mp4', extension: 'mp4', preset: '', file_size: 1 },
    ];
    return {
      body: {
        more: null,
        results: [
          aNode({ title: 'What fractions are' }),
          aNode({ title: 'Cutting shapes into fractions' }),
          aNode({
            title: 'Stored elsewhere',
            files: foreign,
            ancestors: [{ id: 'd'.repeat(32), title: 'Elsewhere' }],
          }),
        ],
      },
    };
  }
  if (path !== `/api/public/v2/contentnode_tree/${TOPIC_ID}/`)
    return { status: 404, body: { detail: 'Not found.' } };
  const second = params.get('next__gt') === '12';
  const children = second
    ? {
        more: null,
        results: [aNode({ title: 'Third' }), aNode({ kind: 'exercise', title: 'Practice', files: [] })],
      }
    : {
        more: { id: TOPIC_ID, params: { next__gt: 12, depth: 2 } },
        results: [
          aNode({ title: 'First' }),
          aNode({
            kind: 'topic',
            title: 'A topic inside',
            files: [],
            children: { more: null, results: [aNode({ title: 'Second' })] },
          }),
        ],
      };
  return { body: { ...TOPIC, children } };
}

export const kolibriFixture: SourceFixture = {
  id: 'kolibri',
  play: playKolibri,
  known: TOPIC_ID,
  unknown: 'f'.repeat(32),
  empty: { more: null, results: [] },
};
