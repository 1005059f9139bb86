/** @jest-environment jsdom */
import { aLessonIdentity, watched } from '@/__tests__/support/learner';
import { hasCourses } from '@/lib/learning/browser/has-courses';
import { Learner } from '@/lib/learning/browser/learner';
import { LocalDocuments } from '@/lib/learning/browser/sync/local-documents';
import { MARK_RETURNING, RETURNING } from '@/lib/mark-returning';

const root = document.documentElement;
const isMarked = () => {
  new Function(MARK_RETURNING)();
  return root.classList.contains(RETURNING);
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  root.classList.remove(RETURNING);
  jest.restoreAllMocks();
});

const learner = () => new Learner(new LocalDocuments({ kind: 'device' }, () => localStorage));

it.each([
  ['watched a lesson', () => learner().watch(aLessonIdentity(), watched(60))],
  ['saved a course', () => learner().saveCourse('algebra', 'Algebra')],
  ['saved a plan', () => learner().savePath('learn python', [{ courseId: 'python', title: 'Python' }])],
])('marks a page for somebody who %s', (_, act) => {
  act();
  expect(isMarked()).toBe(true);
  expect(hasCourses()).toBe(true);
});

it('marks a page for somebody of whom another tab has only a draft', () => {
  const tab = { id: 'other', isWriter: false, openTabs: async () => undefined };
  const documents = new LocalDocuments({ kind: 'device' }, () => localStorage, tab);
  new Learner(documents).watch(aLessonIdentity(), watched(60));
  expect(isMarked()).toBe(true);
});

it('leaves the page of a newcomer unmarked', () => {
  localStorage.setItem('recentSearches', '["learning/device/savedCourses/x"]');
  learner().changeSettings({ weeklyGoal: 30 });
  expect(isMarked()).toBe(false);
  expect(hasCourses()).toBe(false);
});

it('leaves the page unmarked where storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(isMarked()).toBe(false);
  expect(hasCourses()).toBe(false);
});
