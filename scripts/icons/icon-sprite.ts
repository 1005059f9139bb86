import { icons } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ICON_NAMES } from '@/components/ui/icon-names';

const SVG = 'http://www.w3.org/2000/svg';
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
  const symbols = ICON_NAMES.map(symbolOf);
  // The bundler asks every image for its size.
  return `<svg xmlns="${SVG}" width="24" height="24">\n<!-- Icons of Lucide, lucide.dev, ISC licence -->\n${symbols.join('\n')}\n</svg>\n`;
}
