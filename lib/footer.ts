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

/** What is searched is English in all languages. */
export const linkColumns = [
  {
    title: m.topSkills,
    terms: [
      { words: 'web development', name: m.termWebDevelopment },
      { words: 'javascript', name: m.termJavascript },
      { words: 'react js', name: m.termReactJs },
      { words: 'angular', name: m.termAngular },
      { words: 'java', name: m.termJava },
    ],
  },
  {
    title: m.careers,
    terms: [
      { words: 'data scientist', name: m.termDataScientist },
      { words: 'full stack web developer', name: m.termFullStackWebDeveloper },
      { words: 'cloud engineer', name: m.termCloudEngineer },
      { words: 'project manager', name: m.termProjectManager },
      { words: 'game developer', name: m.termGameDeveloper },
    ],
  },
  {
    title: m.popularTopics,
    terms: [
      { words: 'artificial intelligence', name: m.termArtificialIntelligence },
      { words: 'machine learning', name: m.termMachineLearning },
      { words: 'python', name: m.termPython },
      { words: 'cyber security', name: m.termCyberSecurity },
      { words: 'blockchain', name: m.termBlockchain },
    ],
  },
  {
    title: m.creativeSkills,
    terms: [
      { words: 'graphic design', name: m.termGraphicDesign },
      { words: 'ui ux design', name: m.termUiUxDesign },
      { words: 'video editing', name: m.termVideoEditing },
      { words: 'photography', name: m.termPhotography },
      { words: 'animation', name: m.termAnimation },
    ],
  },
  {
    title: m.businessSkills,
    terms: [
      { words: 'digital marketing', name: m.termDigitalMarketing },
      { words: 'entrepreneurship', name: m.termEntrepreneurship },
      { words: 'public speaking', name: m.termPublicSpeaking },
      { words: 'productivity', name: m.termProductivity },
      { words: 'career accelerators', name: m.termCareerAccelerators },
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
