import { sitePages } from '@/lib/pages/site-pages';
import { pageWeight } from '@/scripts/page-weight';
import { COURSE, LESSON } from '@/scripts/sample-course';
import { weigh } from './site/weigh';

/** Weighs the pages of a running site: `npm run weights -w bench -- http://localhost:3000`. */
const SITE = process.argv[2] ?? 'http://localhost:3000';
const PAGES = ['/search/python', COURSE, LESSON, ...sitePages.map(({ path }) => path)];

const kB = (bytes: number) => (bytes / 1_000).toFixed(1);

console.log('| page | HTML kB | gzip | elements | data kB | scripts kB gzip | styles kB gzip |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const path of PAGES) {
  const html = await (await fetch(SITE + path)).text();
  const { bytes, gzip, elements, data } = pageWeight(html);
  const { scripts, styles } = await weigh(SITE, path);
  const cells = [
    path.slice(0, 40),
    kB(bytes),
    kB(gzip),
    elements,
    kB(data),
    kB(scripts.gzip),
    kB(styles.gzip),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
