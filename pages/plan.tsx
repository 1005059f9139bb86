import { PlanScreen } from '@/components/screens/PlanScreen';
import { showPage } from '@/components/screens/show-page';
import type { PlanView } from '@/lib/guide/plan/plan.types';
import { COPY_HEADER } from '@/lib/offline/copy-header';
import { planPage } from '@/lib/pages/plan';
import { noteGuide } from '@/lib/server/analytics/note-guide';
import { loadPlan } from '@/lib/server/pages/load-plan';
import { servePage } from '@/lib/server/pages/serve-page';
import { catalog } from '@/lib/server/search';

export const getServerSideProps = servePage(({ parameters }, { headers }) =>
  loadPlan(catalog(), parameters, () => {
    if (!headers[COPY_HEADER]) noteGuide(headers, { about: 'plan', by: 'rule', outcome: 'answered' });
  }),
);

export default showPage<PlanView>(planPage, PlanScreen);
