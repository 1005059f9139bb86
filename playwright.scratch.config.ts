import { defineConfig } from '@playwright/test';
export default defineConfig({
  testDir: '__tests__/journeys', testMatch: '**/shell.spec.ts', timeout: 30000, workers: 1, reporter: 'list',
  outputDir: '/tmp/shell-scratch/pw',
  use: { baseURL: 'http://localhost:4120', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] } },
  projects: [ { name: 'phone', use: { viewport: {width:390,height:844}, hasTouch: true, isMobile: true } }, { name: 'desktop', use: { viewport: {width:1280,height:800} } } ],
});
