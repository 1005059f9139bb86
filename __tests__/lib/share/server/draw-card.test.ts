import sharp from 'sharp';
import { drawCard } from '@/lib/share/server/draw-card';
import type { ShareCard } from '@/lib/share/share-card';

const MOST_BYTES = 300_000;
const card = (overrides: Partial<ShareCard>): ShareCard => ({
  title: 'Title',
  lines: ['Provider', 'Video · 2\u00a0h · Free'],
  seed: 'seed',
  language: 'en',
  ...overrides,
});

/** Width and height as the file itself says them. */
function sizeOf(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** The pixels of a column, 56 wide. */
const cutOut = (png: Buffer, left: number): Promise<Buffer> =>
  sharp(png).extract({ left, top: 0, width: 56, height: 630 }).raw().toBuffer();

it.each([
  ['Latin', 'Introducción à l’Économie – Łódź, Tiếng Việt', 'es'],
  ['Cyrillic', 'Основи програмування: від нуля до ґанку', 'uk'],
  ['Greek', 'Εισαγωγή στην Πληροφορική', 'el'],
  ['Arabic', 'أساسيات البرمجة بلغة بايثون', 'ar'],
  ['Hebrew', 'מבוא למדעי המחשב', 'he'],
  ['Devanagari', 'पाइथन प्रोग्रामिंग हिंदी में सीखें', 'hi'],
  ['Tamil', 'தமிழில் பைதான் நிரலாக்கம்', 'ta'],
  ['Bengali', 'পাইথন প্রোগ্রামিং শিখুন', 'bn'],
  ['Kannada', 'ಪೈಥಾನ್ ಪ್ರೋಗ್ರಾಮಿಂಗ್ ಕಲಿಯಿರಿ', 'kn'],
  ['Khmer', 'រៀនសរសេរកម្មវិធីកុំព្យូទ័រ', 'km'],
  ['Telugu', 'పైథాన్ ప్రోగ్రామింగ్ నేర్చుకోండి', 'te'],
  ['Thai', 'พื้นฐานการเขียนโปรแกรม', 'th'],
  ['Chinese', '机器学习入门:从零开始', 'zh-Hans'],
  ['traditional Chinese', '機器學習入門:從零開始', 'zh-Hant'],
  ['Japanese', 'はじめての機械学習とデータ分析', 'ja'],
  ['Korean', '처음 배우는 파이썬 프로그래밍', 'ko'],
  ['emoji', '🚀 Learn guitar 🎸 in 30 days 👩‍💻', 'en'],
])('draws %s with fonts of its own, at the size that networks want', async (_script, title, language) => {
  // It throws when a single letter has no glyph.
  const png = await drawCard(card({ title, language }));

  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(png.byteLength).toBeLessThan(MOST_BYTES);
});

it('keeps a title of 300 letters and the heaviest of the covers under the limit', async () => {
  const title = 'Everything about everything '.repeat(11);
  for (let number = 0; number < 12; number++) {
    const png = await drawCard(card({ title, seed: `cover ${number}` }));
    expect(png.byteLength).toBeLessThan(MOST_BYTES);
  }
}, 30_000);

it.each([
  ['Thai, which has no spaces', 'การเขียนโปรแกรมภาษาไพทอนเบื้องต้นสำหรับผู้เริ่มต้นทุกคนที่สนใจ'],
  ['a word without an end', 'supercalifragilistic'.repeat(6)],
  ['Arabic that begins at the right', 'تعلّم لغة Python 3 من الصفر حتى الاحتراف خطوة بخطوة'],
  ['300 letters', 'Everything about everything '.repeat(11)],
])(
  'keeps %s off the margins',
  async (_what, title) => {
    const bare = await drawCard(card({ title: ' ', lines: [] }));
    for (const left of [0, 1144]) {
      const margin = await cutOut(await drawCard(card({ title, lines: [] })), left);
      expect(margin.equals(await cutOut(bare, left))).toBe(true);
    }
  },
  30_000,
);

it.each([
  ['Title', 'قناة الزيرو', 1080],
  ['تعلّم', 'Video series', 64],
])(
  'begins all lines at the side of the title: %s',
  async (title, line, farSide) => {
    const [own, bare] = await Promise.all([[line], [' ']].map((lines) => drawCard(card({ title, lines }))));
    const [drawn, empty] = await Promise.all([own, bare].map((png) => cutOut(png as Buffer, farSide)));
    expect(drawn?.equals(empty as Buffer)).toBe(true);
  },
  30_000,
);

it('has the name of the site in the middle of its logo', async () => {
  const name = sharp(await drawCard(card({}))).extract({ left: 136, top: 40, width: 200, height: 110 });
  const { info } = await name
    .threshold(250)
    .trim({ background: 'black' })
    .toBuffer({ resolveWithObject: true });
  // The logo is between 64 and 120.
  const middle = 40 - (info.trimOffsetTop ?? 0) + info.height / 2;
  expect(Math.abs(middle - 92)).toBeLessThan(8);
});

it('thickens Han letters, of whose fonts only the lightest weight is there', async () => {
  // A letter that is one line.
  const column = sharp(await drawCard(card({ title: '一', lines: [] }))).extract({
    left: 106,
    top: 300,
    width: 1,
    height: 330,
  });
  const pixels = await column.greyscale().raw().toBuffer();
  // The font itself draws five.
  expect(pixels.filter((pixel) => pixel > 200).length).toBeGreaterThan(5);
});

it('draws no boxes: letters without a font are an error', async () => {
  await expect(drawCard(card({ title: 'ᏣᎳᎩ' }))).rejects.toThrow('No font for');
});
