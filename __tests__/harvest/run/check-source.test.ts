import { forAllTests } from '@/__tests__/support/fixtures';
import { anEdxCourse, anEdxPage, aSource, NOON } from '@/__tests__/support/harvest';
import { isLongRun } from '@/__tests__/support/long-run';
import { lineOf, SPOKEN } from '@/__tests__/support/spoken-protocols';
import { json, startWebServer } from '@/__tests__/support/web-server';
import { protocols } from '@/harvest/protocols';
import type { Source } from '@/harvest/registry/source.schema';
import { checkSource } from '@/harvest/run/check-source';
import { createOutboundFetch } from '@/lib/server/outbound/outbound-fetch';

const server = forAllTests(startWebServer);

const check = (source: Source) =>
  checkSource({
    source,
    protocol: protocols[source.protocol],
    http: {
      fetchOutbound: createOutboundFetch({ plainHttp: true, own: () => true }),
      userAgent: 'test',
      retryMs: 1,
    },
    contact: 'test@polymath.example',
    now: () => NOON,
  });

/** Each protocol is read in `protocols.test.ts`; here the first of an API and of a crawl, in `.ci/long` all. */
const some = SPOKEN.filter(({ protocol }) => isLongRun || /^(?:open-edx|web-data-commons)$/.test(protocol));

it.each(some.map((spoken) => [`${spoken.protocol} ${spoken.path}`, spoken] as const))(
  'asks %s for a record, on or off',
  async (_name, spoken) => {
    const { protocol, path, play, courses } = spoken;
    server.play(play);
    const source = aSource({
      id: 'one',
      protocol,
      origin: `${server.url}${path}`,
      site: 'https://school.example.org',
      ...lineOf(spoken, server.url),
      on: false,
    });

    await expect(check(source)).resolves.toMatchObject({
      isOn: false,
      kind: 'gives',
      fact: courses[0],
    });
  },
);

it('says what is wrong with an answer', async () => {
  const source = aSource({ id: 'edx', origin: server.url });
  server.play(() => json(anEdxPage([anEdxCourse('CS1', { name: 'Test course' })])));
  await expect(check(source)).resolves.toMatchObject({
    kind: 'gives nothing',
    why: 'all records are refused: test or demo',
  });
  server.play(() => json({ courses: [] }));
  await expect(check(source)).resolves.toMatchObject({
    kind: 'gives nothing',
    why: expect.stringContaining('courses/v1 changed'),
  });
});
