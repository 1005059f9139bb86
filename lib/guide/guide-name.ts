/** What the guide of a lesson is called: without a model it only finds titles. */
export const guideName = (model: boolean | undefined): string =>
  model ? 'Ask about this lesson' : 'Find in this lesson';
