import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { definePage } from './define-page';

export const privacyPage = definePage({
  path: paths.privacy(),
  head: () => ({
    title: 'Privacy Policy',
    description: `What ${site.name} stores about you and where, who else sees it, and how to remove it.`,
    keywords: ['privacy policy', 'data protection', 'cookies', site.name],
  }),
  indexed: true,
  shareCard: { title: 'Privacy Policy', line: 'What is stored, where, and how to remove it' },
  firstLoadKilobytes: 132,
});
