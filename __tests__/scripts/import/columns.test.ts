import { chooseColumns } from '@/scripts/import/columns';

describe('chooseColumns', () => {
  it('finds the usual names, however they are written', () => {
    const { of } = chooseColumns(
      ['Course Title', 'University', 'Difficulty Level', 'Course Rating', 'Course URL', 'Skills', 'Category'],
      [],
      [],
    );
    expect(of).toEqual({
      title: ['Course Title'],
      provider: ['University'],
      level: ['Difficulty Level'],
      url: ['Course URL'],
      topics: ['Skills', 'Category'],
    });
  });

  it('lets the command go before, gathers repeated lists and leaves out what is mapped to nothing', () => {
    const { of } = chooseColumns(
      ['title', 'Name', 'url', 'a', 'b', 'level'],
      ['title=Name', 'topics=a', 'topics=b', 'level='],
      [],
    );
    expect(of).toEqual({ title: ['Name'], url: ['url'], topics: ['a', 'b'] });
  });

  it('knows when a bare number has a unit', () => {
    const bare = (column: string, maps: string[] = []) =>
      chooseColumns(['title', 'url', column], maps, []).bareLength;
    expect(bare('hours')).toBe(true);
    expect(bare('content_duration')).toBe(true);
    expect(bare('duration')).toBe(false);
    expect(bare('duration', ['hours=duration'])).toBe(true);
  });

  it.each([
    [['titel=Name'], [], '"titel" is no field. Fields: id, title,'],
    [['title'], [], 'write field=value'],
    [['title=Nam'], [], 'There is no column "Nam". The file has: Name, Link.'],
    [[], ['colour=red'], '"colour" is no field'],
    [['title=', 'url=Link'], [], 'No column looks like the title. Say which: --map title=Column.'],
    [['title=Name', 'url='], [], 'No column looks like the url.'],
  ])('refuses %p %p with a sentence that helps', (maps, sets, sentence) => {
    expect(() => chooseColumns(['Name', 'Link'], maps, sets)).toThrow(sentence);
  });
});

it('makes addresses of ids that everyone knows, and of columns that the command names', () => {
  expect(chooseColumns(['title', 'playlist_id'], [], []).constants).toEqual({
    url: 'https://www.youtube.com/playlist?list={playlist_id}',
  });
  expect(() => chooseColumns(['title', 'slug'], [], ['url=https://example.org/{slag}'])).toThrow(
    'There is no column "slag". The file has: title, slug.',
  );
  expect(() => chooseColumns(['title', 'slug'], [], [])).toThrow(
    'or what it is made of: --set url=https://example.org/{title}',
  );
});
