import { PlanScreen } from '@/components/screens/PlanScreen';
import { type PageOf, showPage } from '@/components/screens/show-page';
import { COPY_HEADER } from '@/lib/browser/copy-header';
import { noteGuide } from '@/lib/guide/server';
import { loadPlan } from '@/lib/screens/server/load-plan';
import { servePage } from '@/lib/screens/server/serve-page';
import { catalog } from '@/lib/search/server';

export const getServerSideProps = servePage(({ parameters }, { headers }) =>
  loadPlan(catalog(), parameters, () => {
    if (!headers[COPY_HEADER]) noteGuide(headers, { about: 'plan', by: 'rule', outcome: 'answered' });
  }),
);

export default showPage('/plan', PlanScreen) satisfies PageOf<typeof getServerSideProps>;
