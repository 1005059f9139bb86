import type { Level } from '@/lib/course';

/** A topic that is needed for a goal, its required level, and why it is needed. */
export type Prerequisite = { topic: string; level: Level; reason: string };
/** The ordered prerequisites of goals that need more than one topic. */
export type PathTemplate = { phrases: string[]; prerequisites: Prerequisite[] };

const LEVELS: Record<string, Level> = { b: 'beginner', i: 'intermediate', a: 'advanced' };

/** Parses lines of "topic level reason", in learning order. */
function pathTemplate(phrases: string, lines: string): PathTemplate {
  const prerequisites = lines
    .trim()
    .split('\n')
    .map((line): Prerequisite => {
      const [topic = '', level = '', ...reason] = line.trim().split(' ');
      return { topic, level: LEVELS[level] ?? 'beginner', reason: reason.join(' ') };
    });
  return { phrases: phrases.split(', '), prerequisites };
}

const WEB =
  'html b every web page is built with it\ncss b to style web pages\njavascript b to make pages interactive';

/** Path templates for the most frequent goals; topics are slugs of the catalogue's list. */
export const PATH_TEMPLATES: readonly PathTemplate[] = [
  pathTemplate(
    'data scientist, data science, data analyst, data analytics, data analysis',
    `python b most data work is written in it
     statistics b to tell real patterns from chance
     data-analysis b to clean, explore and present data
     sql b to get data out of databases
     machine-learning i to make predictions from data
     deep-learning i for images, text and sound`,
  ),
  pathTemplate(
    'machine learning, machine learning engineer, ml engineer, artificial intelligence, ai engineer',
    `python b the most used language in the field
     linear-algebra b the maths behind the models
     probability b to reason about uncertainty
     machine-learning i the core methods
     deep-learning i neural networks with many layers
     large-language-models i the technology behind AI assistants`,
  ),
  pathTemplate(
    'deep learning, neural networks',
    `python b the most used language in the field
     linear-algebra b the maths behind neural networks
     machine-learning i the foundation of deep learning
     deep-learning i how neural networks work
     computer-vision a to work with images
     natural-language-processing a to work with text`,
  ),
  pathTemplate(
    'data engineer, data engineering',
    `python b most data pipelines use it
     sql b to query databases
     databases i how data is stored
     linux b most pipelines run on it
     docker i to package and ship software
     cloud-computing i to store and process large data`,
  ),
  pathTemplate(
    'full stack, full stack web developer, full stack developer, fullstack developer',
    `${WEB}
     git b to track and share your code
     react i to build user interfaces
     nodejs i to use JavaScript on the server
     databases i to store what users enter`,
  ),
  pathTemplate(
    'web developer, web development, front end developer, frontend developer, frontend, front end, website',
    `${WEB}
     git b to track and share your code
     typescript i to catch mistakes early
     react i to build user interfaces`,
  ),
  pathTemplate(
    'backend developer, back end developer, backend, back end',
    `python b a good first language for servers
     git b to track and share your code
     databases i to store data safely
     backend i to build services and APIs
     linux b most servers run on it
     docker i to package and ship software`,
  ),
  pathTemplate(
    'software engineer, software developer, programmer, software engineering, computer science',
    `programming b to think like a programmer
     python b a good first language
     git b to track and share your code
     algorithms i to solve problems well
     databases i to store data
     software-engineering i to build software in a team`,
  ),
  pathTemplate(
    'cloud engineer, cloud computing, cloud architect, aws solutions architect, aws certified solutions architect',
    `linux b almost every server runs on it
     computer-networks b how computers connect
     cloud-computing b the services and what they cost
     docker i to package software in containers
     kubernetes i to run many containers
     devops i to release software reliably`,
  ),
  pathTemplate(
    'devops, devops engineer, site reliability engineer, sre',
    `linux b almost every server runs on it
     git b every change goes through it
     docker b to package software in containers
     kubernetes i to run many containers
     devops i to release software reliably
     cloud-computing i where it all runs`,
  ),
  pathTemplate(
    'cyber security, cybersecurity, security engineer, ethical hacker, ethical hacking, penetration tester',
    `computer-networks b most attacks travel over networks
     linux b most security tools run on it
     cyber-security b threats and how to defend against them
     cryptography i to keep data secret
     binary-exploitation a how attackers break programs`,
  ),
  pathTemplate(
    'game developer, game development, game designer, make games',
    `programming b every game is a program
     game-development b how games are made
     unity b a popular game engine
     blender b to make your own 3D models
     computer-graphics i how images are drawn on screen`,
  ),
  pathTemplate(
    'mobile developer, app developer, mobile development, app development',
    `programming b every app is a program
     flutter b one codebase for Android and iOS
     android i the most used mobile platform
     ios i to build apps for iPhone
     git b to track and share your code`,
  ),
  pathTemplate(
    'ios developer, iphone developer, ios app development',
    `programming b every app is a program
     swift b the main language for iOS apps
     ios i how apps are built
     git b to track and share your code`,
  ),
  pathTemplate(
    'android developer, android development',
    `programming b every app is a program
     kotlin b the main language for Android apps
     android i how apps are built
     git b to track and share your code`,
  ),
  pathTemplate(
    'blockchain developer, blockchain engineer, web3 developer',
    `javascript b many blockchain tools use it
     cryptography i what secures a blockchain
     blockchain b how it works
     ethereum i to write smart contracts`,
  ),
  pathTemplate(
    'ux designer, ui designer, ui ux designer, product designer, ux design, ui ux design',
    `design b the principles of good design
     ui-ux-design b to design interfaces for people
     graphic-design b typography, colour and layout
     design-thinking b to find the right problem to solve`,
  ),
  pathTemplate(
    'graphic designer, graphic design',
    `drawing b to observe and sketch
     graphic-design b typography, colour and layout
     illustration b to create your own artwork
     ui-ux-design i to design digital products`,
  ),
  pathTemplate(
    'animator, 3d artist, 3d animation',
    `drawing b to observe and sketch
     blender b a free tool for 3D work
     3d-modeling b to build what you animate
     animation i to make your models move`,
  ),
  pathTemplate(
    'film maker, filmmaker, youtuber, video creator, video editor',
    `photography b light and framing
     film b to tell stories with pictures
     video-editing b to edit your footage
     animation b to add moving titles`,
  ),
  pathTemplate(
    'digital marketer, digital marketing, marketing manager, social media manager',
    `marketing b to understand customers
     digital-marketing b the main online channels
     seo b to be found in search engines
     social-media b to reach people on social media
     data-analysis b to see what worked`,
  ),
  pathTemplate(
    'project manager, product manager, project management',
    `project-management b time, scope and people
     leadership b to lead a team
     productivity b to manage your own time
     negotiation i to reach agreements`,
  ),
  pathTemplate(
    'entrepreneur, start a business, startup founder, own business, start a company',
    `entrepreneurship b from an idea to customers
     business-strategy b to choose a market and compete in it
     accounting b to understand your finances
     digital-marketing b to reach customers
     negotiation i to reach agreements`,
  ),
  pathTemplate(
    'investor, financial analyst, investment banker',
    `personal-finance b to manage your own money first
     accounting b to read a balance sheet
     finance b how interest and financing work
     investing b to choose investments
     economics b what drives the economy`,
  ),
  pathTemplate(
    'physicist, learn physics from scratch',
    `calculus b the maths that physics uses
     physics b how things move
     linear-algebra b needed for the later topics
     quantum-mechanics i the physics of the very small
     relativity i the physics of the very fast`,
  ),
  pathTemplate(
    'music producer, music production, electronic music',
    `music-theory b keys, chords and rhythm
     music-production b from an idea to a track
     piano b to play what you hear`,
  ),
];
