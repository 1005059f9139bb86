import type { BrowserContext, Frame, Page } from '@playwright/test';
import { withYouTube } from '@/scripts/fakes/video-hosts';

const PATIENCE_MS = 60_000;
/** In which a page on a busy machine hears what its frame has said. */
const HEARD_MS = 300;

/** A part of a video that a tab has played, in seconds. */
export type Played = { video: string; from: number; to: number };

/** A tab with a lesson, and what its video has played. */
export class LessonTab {
  #playsFrom: number | undefined;

  constructor(
    readonly page: Page,
    readonly report: (played: Played) => void,
  ) {}

  static async open(context: BrowserContext, report: (played: Played) => void): Promise<LessonTab> {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await withYouTube(page);
    return new LessonTab(page, report);
  }

  /** Opens a lesson at a second, and plays it. */
  async watch(lesson: string, second: number): Promise<void> {
    await this.stop();
    await this.page.goto(`${lesson}?t=${second}`, { timeout: PATIENCE_MS });
    await this.#button().waitFor();
    await this.page.frameLocator('iframe').getByRole('button', { name: 'Play' }).waitFor();
    await this.playAt(0);
  }

  /** Plays at a time of the clock that all tabs share. */
  async playAt(moment: number): Promise<void> {
    if (this.#playsFrom !== undefined) return;
    this.#playsFrom = await this.#tell('playVideo', moment);
  }

  async pauseAt(moment: number): Promise<void> {
    if (this.#playsFrom === undefined) return;
    this.#add(await this.#tell('pauseVideo', moment));
  }

  /** The page is about to be left: the video stands still, and the page has heard its position but not that. */
  async stop(): Promise<void> {
    if (this.#playsFrom === undefined) return;
    this.#add(Number(await this.#frame().evaluate('state = 5, time')));
    await this.page.evaluate(`new Promise((resolve) => setTimeout(resolve, ${HEARD_MS}))`);
  }

  /** Presses the button that marks the lesson. Returns whether it is marked as done then. */
  async mark(): Promise<{ video: string; done: boolean }> {
    const button = this.#button();
    const wasDone = /^Done/.test((await button.textContent()) ?? '');
    await button.click();
    await this.page
      .getByRole('button', { name: wasDone ? /^Mark as done/ : /^Done/ })
      .first()
      .waitFor();
    return { video: this.#video(), done: !wasDone };
  }

  #button() {
    return this.page.getByRole('button', { name: /^(Mark as done|Done)/ }).first();
  }

  #add(to: number): void {
    if (this.#playsFrom !== undefined) this.report({ video: this.#video(), from: this.#playsFrom, to });
    this.#playsFrom = undefined;
  }

  #frame(): Frame {
    const frame = this.page.frames().find((one) => one.url().includes('youtube-nocookie.com'));
    if (!frame) throw new Error('A lesson has no player.');
    return frame;
  }

  #video(): string {
    return new URL(this.#frame().url()).pathname.split('/').at(-1) ?? '';
  }

  #tell(command: 'playVideo' | 'pauseVideo', moment: number): Promise<number> {
    // As text, because the names belong to the frame's own script.
    return this.#frame().evaluate(`new Promise((resolve) => setTimeout(() => {
      commands.${command}();
      resolve(time);
    }, ${moment} - Date.now()))`);
  }
}
