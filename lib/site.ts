import * as m from '@/messages/layout';

/** The product's name and slogan: the only place where they are defined. */
export const site = {
  name: 'Polymath',
  get promise(): string {
    return m.promise();
  },
  get description(): string {
    return m.description();
  },
} as const;
