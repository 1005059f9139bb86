/** What is said of "." and "..", which browsers take for folder navigation, so that no address can hold them. */
export const noSearch = (words: string) => ({
  is: `“${words}” is no search`,
  advice: 'Please type a word: a topic, a skill, a teacher or a school.',
});
