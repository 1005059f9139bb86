/** What is drawn on the share images of the pages about the site. */
export const pageCards = {
  topics: { title: 'All topics', line: 'Every topic with courses, by subject' },
  pricing: { title: 'Pricing', line: 'Searching and learning are free' },
  contact: { title: 'Contact', line: 'Questions, mistakes and missing courses' },
  terms: { title: 'Terms of Service', line: 'What you may expect from us, and we from you' },
  privacy: { title: 'Privacy Policy', line: 'What is stored, where it lies and how to remove it' },
  'refund-policy': { title: 'Refund Policy', line: 'What happens to money, if any is ever paid' },
} as const;

export type PageName = keyof typeof pageCards;
