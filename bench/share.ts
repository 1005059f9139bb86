import { drawCard } from '@/lib/share/server/draw-card';
import type { ShareCard } from '@/lib/share/share-card';
import { percentiles } from './statistics';

const CARDS = Number(process.argv[2] ?? 200);
/** Maximum time of a drawing with loaded fonts, and of the first one. */
const MOST_MS = 60;
const MOST_FIRST_MS = 600;

const TITLES: [title: string, language: string][] = [
  ['Introduction to Algorithms', 'en'],
  ['Основи програмування: від нуля', 'uk'],
  ['تعلم لغة Python 3 من الصفر', 'ar'],
  ['मशीन लर्निंग हिंदी में', 'hi'],
  ['机器学习入门', 'zh-Hans'],
  ['การเขียนโปรแกรมเบื้องต้น', 'th'],
];

function cardAt(number: number): ShareCard {
  const [title, language] = TITLES[number % TITLES.length] ?? ['', 'en'];
  return {
    title: `${title} ${number}`,
    lines: ['Provider', 'Video · 2 h · Free'],
    seed: `${number}`,
    language,
  };
}

/** Draws share images one after another, each only once: `npx tsx bench/share.ts [cards]`. */
async function measure(): Promise<void> {
  const timed = async (card: ShareCard) => {
    const started = performance.now();
    const { length } = await drawCard(card);
    return { ms: performance.now() - started, bytes: length };
  };
  const first = await timed(cardAt(0));
  // Loads the fonts of each script once.
  for (let number = 1; number < TITLES.length; number++) await drawCard(cardAt(number));
  const cpu = process.cpuUsage();
  const drawn: Awaited<ReturnType<typeof timed>>[] = [];
  for (let number = TITLES.length; number < TITLES.length + CARDS; number++) {
    drawn.push(await timed(cardAt(number)));
  }
  const { user, system } = process.cpuUsage(cpu);
  const { p50, p95 } = percentiles(drawn.map(({ ms }) => ms));
  console.table({
    cards: CARDS,
    'first one, ms': Math.round(first.ms),
    'p50, ms': Math.round(p50),
    'p95, ms': Math.round(p95),
    'CPU a card, ms': Math.round((user + system) / 1000 / CARDS),
    'cards a second and core': Math.round((CARDS * 1_000_000) / (user + system)),
    'largest, kB': Math.round(Math.max(...drawn.map(({ bytes }) => bytes)) / 1000),
  });
  if (p95 > MOST_MS || first.ms > MOST_FIRST_MS) throw new Error('Share images are drawn too slowly.');
}

measure().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
