import { readLiveEvent } from '@/lib/search/read-live-event';
import { aCard } from '@/scripts/fakes/course';

const card = { ...aCard({ level: 'beginner', hours: 2 }), url: 'https://example.org/course' };
const line = (event: unknown) => JSON.stringify(event);

it('reads each kind of event', () => {
  const source = { id: 'youtube', name: 'YouTube', state: 'found', found: 3 };
  expect(readLiveEvent(line({ type: 'sources', sources: [source] }))).toEqual({
    type: 'sources',
    sources: [source],
  });
  expect(readLiveEvent(line({ type: 'cards', cards: [card] }))).toEqual({ type: 'cards', cards: [card] });
  expect(readLiveEvent(line({ type: 'end' }))).toEqual({ type: 'end' });
});

it.each([
  [{ ...card, url: 'javascript:alert(1)' }],
  [{ ...card, kind: 'constructor' }],
  [{ ...card, title: '' }],
  [{ ...card, hours: '2' }],
  [null],
])('leaves out what is not a card: %j', (item) => {
  expect(readLiveEvent(line({ type: 'cards', cards: [item, card] }))).toEqual({
    type: 'cards',
    cards: [card],
  });
});

it('leaves out sources in a state that does not exist', () => {
  const sources = [{ id: 'a', name: 'A', state: 'dancing' }];
  expect(readLiveEvent(line({ type: 'sources', sources }))).toEqual({ type: 'sources', sources: [] });
});

it.each(['', '{', 'null', '[]', '{"type":"other"}', '{"type":"cards","cards":5}'])(
  'takes %j for none',
  (text) => {
    expect(readLiveEvent(text)).toBeUndefined();
  },
);
