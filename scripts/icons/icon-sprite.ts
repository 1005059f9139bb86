import { icons } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ICON_NAMES } from '@/components/ui/icon-names';

const SVG = 'http://www.w3.org/2000/svg';
/** The logo: its colours are its own. */
const LOGO =
  '<symbol id="logo" viewBox="0 0 32 32" fill="none" stroke="#fff" stroke-linecap="round"><circle cx="16" cy="16" r="5.5" fill="#fff" stroke="none"/><path d="M9.4 19.4c-3.1 2.6-4.6 4.9-3.7 5.9 1.5 1.7 8.4-2.1 14.7-7.8s8.9-10.5 7.4-12.2c-.9-1-3.5-.1-6.7 2" stroke-width="2"/><circle cx="25.2" cy="20.5" r="1.6" fill="#fff" stroke="none"/></symbol>';
const componentOf = new Map<string, (typeof icons)[keyof typeof icons]>(Object.entries(icons));

/** "arrow-up-down" is the component ArrowUpDown. */
const pascalCase = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function symbolOf(name: string): string {
  const icon = componentOf.get(pascalCase(name));
  if (!icon) throw new Error(`Lucide has no icon ${name}.`);
  const inner = renderToStaticMarkup(createElement(icon))
    .replace(/^<svg[^<>]*>|<\/svg>$/g, '')
    .replaceAll(/><\/\w+>/g, '/>');
  return `<symbol id="${name}" viewBox="0 0 24 24">${inner}</symbol>`;
}

/** The icons of the site as one SVG of symbols. Its users choose colours, width and size (styles/icon.css). */
export function iconSprite(): string {
  const symbols = [...ICON_NAMES.map(symbolOf), LOGO];
  // The bundler asks every image for its size.
  return `<svg xmlns="${SVG}" width="24" height="24">\n<!-- Icons of Lucide, lucide.dev, ISC licence -->\n${symbols.join('\n')}\n</svg>\n`;
}
