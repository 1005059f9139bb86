import { chooseColumns } from '@/scripts/import/columns';

describe('chooseColumns', () => {
  it('reads a column as the field that it is called, however it is written', () => {
    const { of } = chooseColumns(['Title', 'URL', 'Added at', 'Rating'], [], []);
    expect(of).toEqual({ title: ['Title'], url: ['URL'], addedAt: ['Added at'] });
  });

  it('lets the command go before, gathers repeated lists and leaves out what is mapped to nothing', () => {
    const { of } = chooseColumns(
      ['title', 'Name', 'url', 'a', 'b', 'level'],
      ['title=Name', 'topics=a', 'topics=b', 'level='],
      [],
    );
    expect(of).toEqual({ title: ['Name'], url: ['url'], topics: ['a', 'b'] });
  });

  it.each([
    [['titel=Name'], [], '"titel" is no field. Fields: id, title,'],
    [['title'], [], 'write field=value'],
    [['title=Nam'], [], 'There is no column "Nam". The file has: Name, Link.'],
    [[], ['colour=red'], '"colour" is no field'],
    [['title=', 'url=Link'], [], 'No column is called title. Say which is meant: --map title=Column.'],
    [['title=Name', 'url='], [], 'No column is called url.'],
  ])('refuses %p %p with a sentence that helps', (maps, sets, sentence) => {
    expect(() => chooseColumns(['Name', 'Link'], maps, sets)).toThrow(sentence);
  });
});

it('makes addresses of the columns that the command names', () => {
  expect(() => chooseColumns(['title', 'slug'], [], ['url=https://example.org/{slag}'])).toThrow(
    'There is no column "slag". The file has: title, slug.',
  );
  expect(() => chooseColumns(['title', 'slug'], [], [])).toThrow(
    'or what it is made of: --set url=https://example.org/{title}',
  );
});
