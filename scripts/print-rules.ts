import { writeFile } from 'node:fs/promises';
import { printRules } from '@/scripts/local/rules/print-rules';

await writeFile('firestore.rules', printRules());
console.log('firestore.rules is written.');
