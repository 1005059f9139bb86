import { writeFile } from 'node:fs/promises';
import { coverCss } from '@/scripts/covers/cover-css';

await writeFile('styles/cover-art.css', coverCss());
console.log('styles/cover-art.css is written.');
