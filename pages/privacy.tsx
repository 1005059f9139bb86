import type { PrivacyScreenProps } from '@/components/screens/PrivacyScreen';
import { type PageOf, showPage, textScreen } from '@/components/screens/show-page';
import { browserStorage } from '@/lib/browser-storage';
import { isIndexedPage } from '@/lib/pages';
import { servePage } from '@/lib/screens/server/serve-page';

const PrivacyScreen = textScreen(() =>
  import('@/components/screens/PrivacyScreen').then((module) => module.PrivacyScreen),
);

export const getServerSideProps = servePage<PrivacyScreenProps>(async () => ({
  kind: 'found',
  props: { stored: browserStorage() },
  indexed: isIndexedPage('/privacy'),
  settled: true,
}));

export default showPage('/privacy', PrivacyScreen) satisfies PageOf<typeof getServerSideProps>;
