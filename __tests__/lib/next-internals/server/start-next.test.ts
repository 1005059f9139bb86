import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { ownFolder } from '@/__tests__/support/own-folder';
import { startNext } from '@/lib/next-internals/server/start-next';

/** A standalone folder with a Next that loads pages as the real one does. */
const FILES = {
  'node_modules/next/dist/server/lib/start-server.js':
    'exports.getRequestHandlers = async () => ({ requestHandler: async () => "answered" });',
  'node_modules/next/dist/server/load-components.js': `
    const { join } = require('node:path');
    const pages = require('../../../../.next/server/pages-manifest.json');
    exports.loadComponents = async ({ distDir, page }) => require(join(distDir, 'server', pages[page]));`,
  '.next/server/pages-manifest.json': JSON.stringify({
    '/': 'pages/index.js',
    '/search': 'pages/search.js',
    '/404': 'pages/404.html',
  }),
  '.next/server/pages/index.js': '',
};

const dir = ownFolder();

function start(search: string) {
  for (const [name, text] of Object.entries({ ...FILES, '.next/server/pages/search.js': search })) {
    mkdirSync(dirname(join(dir.path, name)), { recursive: true });
    writeFileSync(join(dir.path, name), text);
  }
  return startNext({ dir: dir.path, port: 1, hostname: 'localhost', config: {}, server: createServer() });
}

it('starts once the code of every page is loaded', async () => {
  const handler = await start('');
  expect(await handler({} as never, {} as never)).toBe('answered');
});

it('does not start with a page whose code cannot be read: it would answer 500 for good', async () => {
  await expect(start('throw new Error("too many open files")')).rejects.toThrow(
    'The page /search cannot be loaded: too many open files',
  );
});
