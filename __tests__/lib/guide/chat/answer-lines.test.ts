import { createLineFilter, type PageLine } from '@/lib/guide/chat/answer-lines';

function filter(pieces: string[]) {
  const asides: PageLine[] = [];
  const { push, end } = createLineFilter((aside) => asides.push(aside));
  return { text: pieces.map(push).join('') + end(), asides };
}

const answer = 'It is not in there.\nSEARCH: graph theory\n  ASK: What is a "node"?\nASK:\nAS you like';

describe('lines of an answer that are for the page', () => {
  it('takes them out and tells what they say', () => {
    expect(filter([answer])).toEqual({
      text: 'It is not in there.\nAS you like',
      asides: [
        { type: 'search', words: 'graph theory' },
        { type: 'ask', words: 'What is a node ?' },
      ],
    });
  });

  it('does so wherever the pieces are cut', () => {
    for (let cut = 1; cut < answer.length; cut++)
      expect(filter([answer.slice(0, cut), answer.slice(cut)])).toEqual(filter([answer]));
    expect(filter([...answer])).toEqual(filter([answer]));
  });

  it('keeps no more blanks back than may stand before such a word', () => {
    const { push } = createLineFilter(() => {});
    expect(Array.from({ length: 200 }, () => push(' ')).join('')).toHaveLength(200);
    expect(filter([`${' '.repeat(20)}SEARCH: a`])).toEqual({
      text: `${' '.repeat(20)}SEARCH: a`,
      asides: [],
    });
    expect(filter([...`${' '.repeat(20)}SEARCH: a`])).toEqual({
      text: `${' '.repeat(20)}SEARCH: a`,
      asides: [],
    });
  });

  it('leaves such words within a line alone, and passes them on at once', () => {
    const { push } = createLineFilter(() => {});
    expect(push('Words SEARCH: more')).toBe('Words SEARCH: more');
  });

  it('reads one that ends the answer without a line break, and makes it plain and short', () => {
    expect(filter([`SEARCH: [<b>](x) ${'long '.repeat(60)}`]).asides[0]?.words).toHaveLength(120);
  });
});
