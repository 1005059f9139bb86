import { deepStrictEqual } from 'node:assert';
import { aLessonIdentity, NOON } from '@/__tests__/support/learner';
import { deleteAccountData } from '@/lib/learning/browser/account-data';
import { COLLECTIONS } from '@/lib/learning/browser/sync/documents';
import { ownerName } from '@/lib/learning/browser/sync/stored-documents';
import { ActionLog, timesOf } from './action-log';
import { Browser, type Tab } from './browser';
import { Cloud, type Fault } from './cloud';

export const PEOPLE = ['ada', 'bob'] as const;
const DURATION = 600;
/** The accounts of a simulation answer sooner or never. */
const PATIENCE_MS = 1_000;
/** Every video stands in every course. */
const lessonOf = (video: number, course: number) =>
  aLessonIdentity({
    videoId: `video-${video}`,
    courseId: `course-${course}`,
    courseTitle: `Course ${course}`,
    lesson: video + 1 + course,
  });

export type Shape = { browsers: number; tabs: number; ahead: number[]; areClocksRight: boolean };
/** Which browser and which of its tabs, as far as there are so many. */
export type Place = { browser: number; tab: number };

/** Some people, their browsers and the store: everything but the people is the site's own code. */
export class Simulation {
  readonly cloud = new Cloud(NOON);
  readonly actions = new ActionLog();
  readonly browsers: Browser[];
  /** A person who deletes their account and signs in again has another one. */
  readonly #lives = new Map<string, number>();
  /** Accounts that were deleted, and the browsers that must not keep anything of them. */
  readonly #deleted = new Map<string, Set<Browser>>();

  constructor(readonly shape: Shape) {
    this.browsers = Array.from({ length: shape.browsers }, (_, index) => {
      const browser = this.#aBrowser(`browser-${index}`, shape.tabs);
      browser.ahead = shape.ahead[index] ?? 0;
      return browser;
    });
  }

  #aBrowser(name: string, tabs: number): Browser {
    return new Browser(name, this.cloud, tabs, {
      onOpen: (browser, owner) => {
        if (owner.kind === 'account') this.actions.handOver(browser.name, owner.uid);
      },
    });
  }

  at({ browser, tab }: Place): { browser: Browser; tab: Tab; index: number } {
    const found = this.browsers[browser % this.browsers.length] as Browser;
    const index = tab % found.tabs.length;
    this.cloud.time += 1_000;
    return { browser: found, tab: found.tabs[index] as Tab, index };
  }

  /** Where a person does something: they know who is signed in, because the page shows it within milliseconds. */
  #actingAt(place: Place): ReturnType<Simulation['at']> {
    const where = this.at(place);
    if (where.tab.hasNewSession) where.tab.receive();
    return where;
  }

  #ownerIn(browser: Browser, tab: Tab): string {
    const { owner } = tab.learner.documents;
    return owner.kind === 'account' ? owner.uid : browser.name;
  }

  watch(place: Place, video: number, course: number, from: number, length: number): void {
    const { browser, tab } = this.#actingAt(place);
    if (tab.learner.documents.left) return;
    const until = Math.min(DURATION, from + length);
    const lesson = lessonOf(video, course);
    const seconds = until - from;
    tab.learner.watch(lesson, { at: until, duration: DURATION, ranges: [from, until], seconds });
    this.actions.watched(this.#ownerIn(browser, tab), tab.learner, lesson, [from, until], seconds);
  }

  /** Plays without anything being written down yet, as in the ten seconds between two saves. */
  play(place: Place, video: number, course: number, from: number, length: number): void {
    const { browser, tab } = this.#actingAt(place);
    if (tab.learner.documents.left || tab.playing) return;
    const lesson = lessonOf(video, course);
    const { learner } = tab;
    const part: [number, number] = [from, Math.min(DURATION, from + length)];
    const seconds = part[1] - part[0];
    let over = false;
    const settle = () => {
      const isLate = learner.documents.left;
      // The player hands over what is new; to a learner who left even that must change nothing.
      if (over && !isLate) return;
      learner.watch(lesson, { at: part[1], duration: DURATION, ranges: part, seconds });
      if (!over) this.actions.watched(this.#ownerIn(browser, tab), learner, lesson, part, seconds);
      over = true;
    };
    const stop = () => {
      over = true;
    };
    const forget = learner.addPlaying({ settle, stop });
    tab.playing = {
      lesson,
      part,
      learner,
      // What the page does when its player goes: one more time, through the learner that it knew.
      stop: () => {
        settle();
        forget();
        tab.playing = undefined;
      },
    };
  }

  mark(place: Place, video: number, course: number, done: boolean | undefined): void {
    const { browser, tab } = this.#actingAt(place);
    if (tab.learner.documents.left) return;
    const lesson = lessonOf(video, course);
    tab.learner.markLesson(lesson, done);
    this.actions.marked(this.#ownerIn(browser, tab), tab.learner, lesson);
  }

  /** Something that chooses fields of documents; `undo` takes it back at once or not at all. */
  choose(place: Place, what: (tab: Tab) => unknown, undo = false): void {
    const { browser, tab } = this.#actingAt(place);
    const { documents } = tab.learner;
    if (documents.left) return;
    const owner = this.#ownerIn(browser, tab);
    const before = timesOf(documents);
    const takeBack = what(tab);
    this.actions.chose(owner, before, documents);
    if (!undo || typeof takeBack !== 'function') return;
    const between = timesOf(documents);
    takeBack();
    this.actions.chose(owner, between, documents);
  }

  async signIn(place: Place, person: number): Promise<void> {
    const { browser, tab } = this.at(place);
    const uid = this.uidOf(PEOPLE[person % PEOPLE.length] as string);
    if (!browser.connection.online) return;
    tab.receive();
    if (browser.uid === undefined || (await this.#mayLeave(browser, tab))) browser.changeSession(tab, uid);
  }

  uidOf(person: string): string {
    return `${person}-${this.#lives.get(person) ?? 0}`;
  }

  async signOut(place: Place): Promise<void> {
    const { browser, tab } = this.at(place);
    tab.receive();
    if (await this.#mayLeave(browser, tab)) browser.changeSession(tab, undefined);
  }

  /** All tabs stop what plays and it is sent; a person with something unsent stays. */
  async #mayLeave(browser: Browser, tab: Tab): Promise<boolean> {
    // Nobody leaves within the second in which they came: what was stored then is known in every tab.
    if (browser.tabs.some(({ hasNewSession }) => hasNewSession)) await browser.passSecond();
    for (const other of browser.tabs) if (other !== tab) other.session.stopPlaying();
    await browser.passSecond();
    const unsent = await tab.session.beforeSignOut(PATIENCE_MS);
    return unsent.length === 0;
  }

  async deleteAccount(place: Place): Promise<void> {
    const { browser, tab } = this.at(place);
    const { uid, connection } = browser;
    if (uid === undefined || !connection.online || connection.faults.length > 0 || tab.learner.documents.left)
      return;
    if (ownerName(tab.learner.documents.owner) !== `account-${uid}` || this.#deleted.has(uid)) return;
    await deleteAccountData(this.cloud.account(uid, browser.connectionOf(tab)));
    tab.session.forget({ kind: 'account', uid });
    this.#deleted.set(uid, new Set([browser]));
    const person = PEOPLE.find((one) => this.uidOf(one) === uid) as string;
    this.#lives.set(person, (this.#lives.get(person) ?? 0) + 1);
    browser.onDeleted(uid, tab);
  }

  fault(place: Place, fault: Fault): void {
    this.at(place).browser.connection.faults.push(fault);
  }

  crash(place: Place): void {
    const { browser, index, tab } = this.at(place);
    tab.receive();
    // What was playing is lost with the tab; what was written down is not.
    tab.playing = undefined;
    browser.reopen(index);
  }

  closeWindow(place: Place): void {
    const { browser } = this.at(place);
    for (const tab of browser.tabs) tab.receiveDeletion();
    browser.closeWindow();
  }

  async removeOldDrafts(place: Place): Promise<void> {
    const { browser, tab } = this.at(place);
    await browser.passSecond();
    await tab.learner.documents.removeOldDrafts();
  }

  arrive(): void {
    for (const write of this.cloud.inFlight.splice(0)) write();
  }

  async #settle(): Promise<void> {
    for (const browser of this.browsers) {
      browser.connection.online = true;
      browser.connection.faults.splice(0);
      await this.#allReceive(browser);
      for (const tab of browser.tabs) await tab.sync();
      await this.#allReceive(browser);
    }
  }

  async #allReceive(browser: Browser): Promise<void> {
    await browser.passSecond();
    // What one tab does about it is news for the others.
    for (let round = 0; round < 3; round += 1) for (const tab of browser.tabs) tab.receive();
  }

  /** Every browser visits an account, and again when all have been there. */
  async #everybodyVisits(uid: string): Promise<void> {
    for (let round = 0; round < 2; round += 1) {
      for (const browser of this.browsers) {
        browser.changeSession(browser.tabs[0] as Tab, uid);
        await this.#allReceive(browser);
        // A page that is opened anew reads what is new.
        browser.tabs.forEach((_, index) => {
          browser.reopen(index);
        });
        for (const tab of browser.tabs) await tab.sync();
        await this.#allReceive(browser);
        for (const tab of browser.tabs) await tab.learner.documents.removeOldDrafts();
        await this.#allReceive(browser);
      }
    }
  }

  /** @throws AssertionError where something was lost, came back or is not the same everywhere */
  async check(): Promise<void> {
    for (const browser of this.browsers) this.#deleted.get(browser.uid ?? '')?.add(browser);
    this.arrive();
    await this.#settle();
    await this.#openAnew();
    this.#checkDeleted();
    this.#checkTraces();
    for (const person of PEOPLE) {
      const uid = this.uidOf(person);
      await this.#everybodyVisits(uid);
      const fresh = this.#aBrowser('fresh', 1);
      fresh.changeSession(fresh.tabs[0] as Tab, uid);
      await fresh.tabs[0]?.sync();
      const seen = snapshot(fresh.tabs[0] as Tab);
      for (const browser of this.browsers) {
        for (const tab of browser.tabs) deepStrictEqual(snapshot(tab), seen, `${browser.name} sees another`);
        const drafts = [...browser.storage.entries.keys()].filter((key) => key.includes(`${uid}/drafts/`));
        deepStrictEqual(drafts, [], `${browser.name} keeps drafts`);
      }
      this.actions.check(uid, (fresh.tabs[0] as Tab).learner, this.shape.areClocksRight);
      fresh.close();
    }
    this.#checkDeleted();
  }

  async #openAnew(): Promise<void> {
    for (const browser of this.browsers) {
      browser.tabs.forEach((_, index) => {
        browser.reopen(index);
      });
      for (const tab of browser.tabs) await tab.sync();
      await this.#allReceive(browser);
    }
  }

  #checkDeleted(): void {
    for (const [uid, browsers] of this.#deleted) {
      deepStrictEqual(this.cloud.paths(`users/${uid}/`), [], 'a deleted account came back');
      for (const { storage, ...browser } of browsers) {
        deepStrictEqual(browser.uid === uid, false, 'somebody is still signed in to a deleted account');
        const left = [...storage.entries.keys()].filter((key) => key.includes(uid));
        deepStrictEqual(left, [], 'a browser keeps something of a deleted account');
      }
    }
  }

  /** A browser keeps nothing of anybody who is not signed in. */
  #checkTraces(): void {
    for (const { name, uid, storage } of this.browsers) {
      const left = [...storage.entries.keys()].filter(
        (key) => key.includes('account-') && !key.includes(`account-${uid}/`),
      );
      deepStrictEqual(left, [], `${name} keeps something of somebody who left`);
    }
  }

  close(): void {
    for (const browser of this.browsers) browser.close();
  }
}

/** All documents that a tab shows, in one order. */
function snapshot(tab: Tab): unknown {
  return COLLECTIONS.map((collection) =>
    [...tab.learner.documents.entries(collection)].sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
