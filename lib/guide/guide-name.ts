import * as m from '@/messages/guide';
/** What the guide of a lesson is called: without a model it only finds titles. */
export const guideName = (model: boolean | undefined): string =>
  model ? m.askAboutThisLesson() : m.findInThisCourse();
