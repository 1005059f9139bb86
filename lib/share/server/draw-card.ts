import { createElement as h, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { coverLook } from '@/lib/course';
import { clipWords } from '@/lib/format/clip-words';
import { wellFormed } from '@/lib/format/well-formed';
import type { ShareCard } from '@/lib/share/share-card';
import { site } from '@/lib/site';
import { drawCover, HEIGHT, WIDTH } from './draw-cover';
import { pickFonts } from './pick-fonts';
import { prepareText } from './prepare-text';

const MARGIN = 64;
/** Level of zlib, of nine: most of the saving in little time. */
const COMPRESSION = 3;
/** Longer titles are cut at a word, before the edge of the card cuts them. */
const LONGEST_TITLE = 150;
const LONGEST_LINE = 90;
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const SLICED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Height of the logo and of the line that it stands in. */
const LOGO_HEIGHT = 56;
const LOGO = `<g transform="translate(${MARGIN} ${MARGIN}) scale(${LOGO_HEIGHT / 32})" fill="none" stroke="#fff" stroke-linecap="round">
<rect width="32" height="32" rx="9" fill="#fff" fill-opacity=".16" stroke="none"/><circle cx="16" cy="16" r="5.5" fill="#fff" stroke="none"/>
<path d="M9.4 19.4c-3.1 2.6-4.6 4.9-3.7 5.9 1.5 1.7 8.4-2.1 14.7-7.8s8.9-10.5 7.4-12.2c-.9-1-3.5-.1-6.7 2" stroke-width="2"/>
<circle cx="25.2" cy="20.5" r="1.6" fill="#fff" stroke="none"/></g>`;

function titleSize(title: string): number {
  // Han, kana and Hangul characters are about twice as wide as Latin letters.
  const length = [...title].reduce((sum, letter) => sum + (SLICED.test(letter) ? 1.8 : 1), 0);
  if (length <= 32) return 84;
  return length <= 70 ? 68 : 54;
}

function line(text: string, size: number, lines: number, extra: object): ReactNode {
  return h(
    'div',
    {
      style: {
        display: 'block',
        width: '100%',
        fontSize: size,
        lineHeight: 1.22,
        lineClamp: lines,
        wordBreak: 'break-word',
        // Also sets the word order where some of the words are Latin.
        direction: RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr',
        // The split fonts only have their lightest weight.
        ...(SLICED.test(text) && { WebkitTextStroke: `${size / 44}px #ffffff` }),
        ...extra,
      },
    },
    prepareText(text),
  );
}

/** The sign of a school or a teacher, as on the covers of the site. */
const SIGN = {
  display: 'flex',
  padding: '8px 22px',
  borderRadius: 16,
  backgroundColor: 'rgba(0, 0, 0, 0.4)',
  fontSize: 38,
};

/** Height of the card's slightly darkened part. */
const LIGHT = 0.4 * HEIGHT;

/**
 * Darkens the lower part of the image, behind the text. A vertical gradient like the background: a diagonal
 * one would triple the file size. Two gradients without a stop between: a stop makes drawing a gradient a
 * quarter slower.
 */
function shade(dark: string): string {
  const part = (id: string, y: number, height: number, [top, foot]: [number, number]) =>
    `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${dark}" stop-opacity="${top}"/><stop offset="1" stop-color="${dark}" stop-opacity="${foot}"/></linearGradient></defs><rect y="${y}" width="${WIDTH}" height="${height}" fill="url(#${id})"/>`;
  return part('light', 0, LIGHT, [0.12, 0.72]) + part('shade', LIGHT, HEIGHT - LIGHT, [0.72, 0.97]);
}

/**
 * Draws a share image: a PNG of 1200 x 630 pixels.
 * @throws Error when no font has a character; the default image is better than one with boxes
 */
export async function drawCard({ title, lines, seed, sign = '', language }: ShareCard): Promise<Buffer> {
  const head = clipWords(wellFormed(title), LONGEST_TITLE);
  const below = lines.map((text) => clipWords(wellFormed(text), LONGEST_LINE));
  // All lines begin at the side at which the title begins.
  const textAlign = RIGHT_TO_LEFT.test(head) ? 'right' : 'left';
  const fonts = pickFonts(`${site.name} …${sign}${head}${below.join('')}`, language);
  const words = h(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        width: WIDTH - 2 * MARGIN,
        height: HEIGHT - 2 * MARGIN,
        margin: MARGIN,
        color: '#ffffff',
        fontFamily: fonts.map(({ name }) => name).join(','),
        fontWeight: 700,
      },
    },
    h(
      'div',
      {
        style: {
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          height: LOGO_HEIGHT,
        },
      },
      h('div', { style: { display: 'flex', marginLeft: 76, fontSize: 38, letterSpacing: -0.5 } }, site.name),
      sign && h('div', { style: SIGN }, prepareText(sign)),
    ),
    h(
      'div',
      { style: { display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'flex-end' } },
      line(head, titleSize(head), 3, {
        textAlign,
        letterSpacing: SLICED.test(head) || RIGHT_TO_LEFT.test(head) ? 0 : -1,
      }),
      ...below.map((text, index) =>
        line(text, index === 0 ? 36 : 28, 1, {
          textAlign,
          marginTop: index === 0 ? 22 : 10,
          opacity: index === 0 ? 0.96 : 0.8,
        }),
      ),
    ),
  );
  const missing: string[] = [];
  const svg = await satori(words, {
    width: WIDTH,
    height: HEIGHT,
    fonts,
    loadAdditionalAsset: async (_script, letters) => {
      missing.push(letters);
      return [];
    },
  });
  if (missing.length > 0) throw new Error(`No font for ${JSON.stringify(missing.join(''))}.`);
  const { drawing, dark } = drawCover(coverLook(seed));
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawing}${shade(dark)}${LOGO}${svg}</svg>`;
  // All text is outlines by now, so no system font is needed. sharp works on a thread of its own.
  return sharp(Buffer.from(whole)).removeAlpha().png({ compressionLevel: COMPRESSION }).toBuffer();
}
