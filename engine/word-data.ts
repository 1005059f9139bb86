/** The files of `data/words` and `data/meaning`, for what writes and reads them. */
export { readWordLists } from './build/read-word-lists';
export { packVectors, VECTORS_FILE } from './meaning/vectors-file';
export { ordinaryWords } from './words/ordinary-words';
export { packUses, type Use, WORD_LANGUAGES, WordFrequencies } from './words/word-frequencies';
export { wordHash } from './words/word-hash';
