import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { LanguageLink } from '@/components/ui/LanguageLinks';
import { fetchOffer, type OfferTexts } from '@/lib/browser/fetch-offer';
import { keepLocale } from '@/lib/learning/browser';
import { currentLocale } from '@/lib/locale/current-locale';
import { LOCALES, type Locale } from '@/lib/locale/locales';

/** Bars at the bottom that somebody works with cover it. */
const line =
  'fixed inset-x-3 bottom-[calc(var(--mobile-bar)+0.75rem)] z-10 mx-auto flex w-fit items-center gap-1 rounded-full border border-line-strong bg-surface ps-4 pe-1 text-sm font-semibold shadow-lg print:hidden';

/**
 * Offers the page in the language that the visitor prefers, in one line over the page, which does not move. It is the
 * first thing that a keyboard or a screen reader comes to after the link that skips to the content.
 */
export function LocaleOffer({ locale, onDone }: { locale: Locale; onDone: () => void }) {
  const [texts, setTexts] = useState<OfferTexts>();

  useEffect(() => {
    // Without an answer nothing is offered: the footer leads to all languages.
    fetchOffer(locale).then(setTexts, () => undefined);
  }, [locale]);

  if (!texts) return null;
  return (
    <section lang={locale} dir={LOCALES[locale].dir} aria-label={texts.offer} className={line}>
      <LanguageLink
        locale={locale}
        className="inline-flex min-h-9 items-center text-link pointer-coarse:min-h-11"
      >
        {texts.offer}
      </LanguageLink>
      <IconButton
        label={texts.stay}
        onClick={() => {
          keepLocale(currentLocale());
          onDone();
        }}
      >
        <Icon name="x" />
      </IconButton>
    </section>
  );
}
