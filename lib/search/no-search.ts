import * as m from '@/messages/search';
/** What is said of "." and "..", which browsers take for folder navigation, so that no address can hold them. */
export const noSearch = (words: string) => ({
  is: m.noSearch({ words }),
  advice: m.typeAWord(),
});
