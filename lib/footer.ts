import * as m from '@/messages/layout';

/** The counts are those of the specification, and are never used in calculations. */
export const recommendedCourses = [
  { title: 'Complete Python Bootcamp', students: 1_200_000 },
  { title: 'Machine Learning A-Z', students: 850_000 },
  { title: 'Web Development Bootcamp', students: 780_000 },
  { title: 'React - The Complete Guide', students: 620_000 },
  { title: 'Data Science Masterclass', students: 590_000 },
  { title: 'AWS Certified Solutions Architect', students: 540_000 },
  { title: 'JavaScript - From Zero to Expert', students: 530_000 },
  { title: 'Flutter & Dart', students: 480_000 },
  { title: 'UX/UI Design Masterclass', students: 450_000 },
  { title: 'Complete Digital Marketing Course', students: 420_000 },
  { title: 'iOS App Development Bootcamp', students: 390_000 },
  { title: 'Complete 2023 Web Development Bootcamp', students: 350_000 },
] as const;

export const linkColumns = [
  {
    title: m.topSkills,
    terms: ['web development', 'javascript', 'react js', 'angular', 'java'],
  },
  {
    title: m.careers,
    terms: [
      'data scientist',
      'full stack web developer',
      'cloud engineer',
      'project manager',
      'game developer',
    ],
  },
  {
    title: m.popularTopics,
    terms: ['artificial intelligence', 'machine learning', 'python', 'cyber security', 'blockchain'],
  },
  {
    title: m.creativeSkills,
    terms: ['graphic design', 'ui ux design', 'video editing', 'photography', 'animation'],
  },
  {
    title: m.businessSkills,
    terms: [
      'digital marketing',
      'entrepreneurship',
      'public speaking',
      'productivity',
      'career accelerators',
    ],
  },
] as const;

/** Terms that name no topic of the built-in catalogue: crawlers do not follow searches. */
export const termsWithoutPage: ReadonlySet<string> = new Set([
  'react js',
  'data scientist',
  'full stack web developer',
  'cloud engineer',
  'project manager',
  'game developer',
  'ui ux design',
  'career accelerators',
]);
