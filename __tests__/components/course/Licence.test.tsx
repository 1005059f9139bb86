import { render, screen } from '@testing-library/react';
import { hrefOf } from '@/__tests__/support/on-screen';
import { Licence } from '@/components/course/Licence';
import { shownLocales } from '@/lib/locale/locales';
import { textsOf } from '@/scripts/messages/message-files';

it.each(['MIT', 'CC-BY-4.0', 'CC-BY-NC-SA-3.0-US', 'GPL-3.0-only'])(
  'leads to the text of a licence that SPDX lists: %s',
  (licence) => {
    render(<Licence licence={licence} />);
    expect(hrefOf(licence)).toBe(`https://spdx.org/licenses/${licence}.html`);
  },
);

it('leads where the source says that its licence stands', () => {
  render(<Licence licence="MIT" licenceUrl="https://example.org/LICENSE" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.org/LICENSE');
});

it.each(['none stated', 'facts alone', 'own terms', 'GPL', 'unknown'])(
  'leads nowhere if no text is known: %s',
  (licence) => {
    render(<Licence licence={licence} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

it.each(['en' as const, ...shownLocales()])(
  'has the words that the page of the sources explains: %s',
  (locale) => {
    const { course, legal } = textsOf(locale);
    const states = [
      ...(course?.licenceState ?? '').matchAll(/ (?:stated|found|read|facts|own) \{([^{}]+)\}/g),
    ];
    expect(states).toHaveLength(5);
    for (const [, words] of states) expect(legal?.noneStatedWeSearched).toContain(`<strong>${words}`);
  },
);
