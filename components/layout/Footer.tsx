import { Shown, shownPart } from '@/components/ui/Shown';

const FooterContent = shownPart(() => import('./FooterContent').then((module) => module.FooterContent));

/** It never changes: a browser loads its code only if it must render the page again because hydration failed. */
export function Footer() {
  return (
    <Shown of="links" as="footer" className="later">
      {() => <FooterContent />}
    </Shown>
  );
}
