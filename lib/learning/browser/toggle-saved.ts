import { showLink } from '@/lib/browser/show-link';
import { showUndo } from '@/lib/browser/show-undo';
import { paths } from '@/lib/paths';
import * as m from '@/messages/learning';
import { courseOfButton } from './course-of-button';
import { loadLearning } from './use-learning';

/**
 * Saves the course of a button for later, or removes it if the button says that it is saved.
 * @throws if the learner's code cannot be loaded
 */
export async function toggleSaved(button: HTMLButtonElement): Promise<void> {
  const courseId = courseOfButton(button);
  // On a slow line, the first press waits for the learner's code.
  button.setAttribute('aria-busy', 'true');
  const learning = await loadLearning().finally(() => button.removeAttribute('aria-busy'));
  const learner = learning.currentLearner();
  if (button.getAttribute('aria-pressed') === 'true')
    return showUndo(m.removedFromSaved(), learner.unsaveCourse(courseId));
  const title =
    button.dataset.title ?? button.closest('.card')?.querySelector('.card-title')?.textContent ?? '';
  learner.saveCourse(courseId, title);
  return showLink(m.savedTo(), { label: m.myCourses(), href: paths.myCourses() });
}
