import { topicName } from '@/lib/locale/topic-name';
import type { Suggestion } from './search.types';

/** A suggestion in the language of the page: of a topic that is called otherwise, with the words of its page. */
export function suggestionHere(suggestion: Suggestion): Suggestion {
  const { kind, text } = suggestion;
  const name = kind === 'topic' ? topicName(text) : text;
  return name === text ? suggestion : { ...suggestion, text: name, words: text };
}
