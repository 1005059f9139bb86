/** The product's name and slogan: the only place where they are defined. */
export const site = {
  name: 'Polymath',
  promise: 'Search any course on the planet',
  description:
    'Find a course on any topic, from universities, teachers and open courseware, and learn from it lesson by lesson.',
} as const;
