import { wellFormed } from '@/lib/format/well-formed';
import { clipTokens, estimateTokens } from '@/lib/guide/chat/estimate-tokens';
import { trimHistory } from '@/lib/guide/chat/trim-history';

/** Tokens that the tokenizers o200k_base and cl100k_base make of a text, whichever are more. */
const COUNTED: [text: string, tokens: number][] = [
  ['A linked list keeps each element with a pointer to the next; deleting takes constant time.', 19],
  [
    'Eine verkettete Liste hält jedes Element mit einem Zeiger auf das nächste; Löschen ist in konstanter Zeit möglich.',
    29,
  ],
  [
    'Связный список хранит каждый элемент вместе с указателем на следующий; удаление занимает постоянное время.',
    38,
  ],
  ['链表把每个元素和指向下一个元素的指针放在一起；已知节点时删除只需常数时间。', 35],
  ['連結リストは各要素を次の要素へのポインタとともに保持し、ノードが分かれば定数時間で削除できます。', 48],
  ['تحتفظ القائمة المترابطة بكل عنصر مع مؤشر إلى العنصر التالي، ويستغرق الحذف وقتا ثابتا.', 62],
  ['लिंक्ड सूची हर तत्व को अगले तत्व के सूचक के साथ रखती है और हटाने में निश्चित समय लगता है।', 89],
  ['இணைக்கப்பட்ட பட்டியல் ஒவ்வொரு உறுப்பையும் அடுத்த உறுப்பின் சுட்டியுடன் வைத்திருக்கிறது.', 114],
  ['👩‍💻🚀🔥🧠', 16],
  ['for(let i=0;i<n;i++){a[i]=(b[i]*31)^0x1f;}', 22],
  ['[1:02:03] [12:30] [0:05] 3. Lecture 3: Insertion Sort (59:54)', 32],
];

describe('the careful count of tokens', () => {
  it.each(COUNTED)('is never too low: %s', (text, tokens) => {
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(tokens);
  });

  it('clips a text to fit, at a space, and never in the middle of a sign', () => {
    const clipped = clipTokens('one two three four five six seven', 6);
    expect(clipped).toBe('one two three');
    const signs = clipTokens('🚀'.repeat(50), 20);
    expect(signs).toBe(wellFormed(signs));
    expect(estimateTokens(signs)).toBeLessThanOrEqual(20);
    expect(clipTokens('short', 100)).toBe('short');
  });
});

describe('the history that is sent along', () => {
  const turn = (name: string, length: number) => ({ question: `${name}?`, answer: 'x '.repeat(length) });

  it('keeps the latest exchanges that fit, in their order', () => {
    const history = [turn('a', 300), turn('b', 60), turn('c', 60)];
    expect(trimHistory(history, 100).map(({ question }) => question)).toEqual(['b?', 'c?']);
  });

  it('keeps the newest one, cut, when it alone is too long', () => {
    const [only, ...more] = trimHistory([turn('a', 10), turn('b', 900)], 100);
    expect(more).toEqual([]);
    expect(only?.question).toBe('b?');
    expect(estimateTokens(only?.answer ?? '')).toBeLessThanOrEqual(100);
  });

  it('is nothing of nothing', () => {
    expect(trimHistory([], 100)).toEqual([]);
  });
});
