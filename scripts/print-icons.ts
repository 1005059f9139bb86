import { writeFile } from 'node:fs/promises';
import { iconSprite } from '@/scripts/icons/icon-sprite';

await writeFile('components/ui/icons.svg', iconSprite());
console.log('components/ui/icons.svg is written.');
