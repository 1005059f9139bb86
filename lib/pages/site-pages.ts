import { comparePage } from './compare';
import { contactPage } from './contact';
import type { SitePage } from './define-page';
import { homePage } from './home';
import { myCoursesPage } from './my-courses';
import { offlinePage } from './offline';
import { planPage } from './plan';
import { pricingPage } from './pricing';
import { privacyPage } from './privacy';
import { profilePage } from './profile';
import { refundPolicyPage } from './refund-policy';
import { sourcesPage } from './sources';
import { termsPage } from './terms';
import { topicsPage } from './topics';

/** Every page with a fixed address. The sitemap, share images, budgets and browser tests read this list. */
export const sitePages: readonly SitePage<never>[] = [
  homePage,
  topicsPage,
  planPage,
  comparePage,
  sourcesPage,
  pricingPage,
  contactPage,
  termsPage,
  privacyPage,
  refundPolicyPage,
  myCoursesPage,
  profilePage,
  offlinePage,
];
