import type { Level } from '@/lib/courses/course.schema';

/** One topic on the way to a goal, the level at which it is needed there, and why it is needed. */
export type Rung = { topic: string; level: Level; reason: string };
/** What must be known before what, for goals that need more than one topic. */
export type Ladder = { phrases: string[]; rungs: Rung[] };

const LEVELS: Record<string, Level> = { b: 'beginner', i: 'intermediate', a: 'advanced' };

/** Reads lines of "topic level reason"; the first thing to learn stands first. */
function ladder(phrases: string, lines: string): Ladder {
  const rungs = lines
    .trim()
    .split('\n')
    .map((line): Rung => {
      const [topic = '', level = '', ...reason] = line.trim().split(' ');
      return { topic, level: LEVELS[level] ?? 'beginner', reason: reason.join(' ') };
    });
  return { phrases: phrases.split(', '), rungs };
}

const WEB =
  'html b every page is made of it\ncss b to give pages their looks\njavascript b to make pages act';

/** The ways to the goals that people name most; topics are slugs of the catalogue's list. */
export const LADDERS: readonly Ladder[] = [
  ladder(
    'data scientist, data science, data analyst, data analytics, data analysis',
    `python b most data work is written in it
     statistics b to tell a pattern from chance
     data-analysis b to clean, explore and show data
     sql b to get data out of databases
     machine-learning i to predict from data
     deep-learning i for images, text and sound`,
  ),
  ladder(
    'machine learning, machine learning engineer, ml engineer, artificial intelligence, ai engineer',
    `python b the language of the field
     linear-algebra b models are written in it
     probability b to reason about what is uncertain
     machine-learning i the methods themselves
     deep-learning i networks of many layers
     large-language-models i what today's assistants are built on`,
  ),
  ladder(
    'deep learning, neural networks',
    `python b the language of the field
     linear-algebra b networks are matrices
     machine-learning i the ground that it stands on
     deep-learning i the networks themselves
     computer-vision a where they see
     natural-language-processing a where they read`,
  ),
  ladder(
    'data engineer, data engineering',
    `python b pipelines are written in it
     sql b to ask databases
     databases i how data is kept
     linux b where pipelines run
     docker i to ship what runs
     cloud-computing i where large data lives`,
  ),
  ladder(
    'full stack, full stack web developer, full stack developer, fullstack developer',
    `${WEB}
     git b to keep and share your code
     react i to build whole interfaces
     nodejs i the same language on the server
     databases i to keep what people enter`,
  ),
  ladder(
    'web developer, web development, front end developer, frontend developer, frontend, front end, website',
    `${WEB}
     git b to keep and share your code
     typescript i to find mistakes early
     react i to build whole interfaces`,
  ),
  ladder(
    'backend developer, back end developer, backend, back end',
    `python b a first language for servers
     git b to keep and share your code
     databases i to keep data safely
     backend i services and their interfaces
     linux b where servers run
     docker i to ship what runs`,
  ),
  ladder(
    'software engineer, software developer, programmer, software engineering, computer science',
    `programming b to think in programs
     python b a first language
     git b to keep and share your code
     algorithms i to solve problems well
     databases i to keep data
     software-engineering i to build with others`,
  ),
  ladder(
    'cloud engineer, cloud computing, cloud architect, aws solutions architect, aws certified solutions architect',
    `linux b almost every server runs it
     computer-networks b how machines reach each other
     cloud-computing b the services and what they cost
     docker i to pack what runs
     kubernetes i to run many of them
     devops i to deliver without fear`,
  ),
  ladder(
    'devops, devops engineer, site reliability engineer, sre',
    `linux b almost every server runs it
     git b every change goes through it
     docker b to pack what runs
     kubernetes i to run many of them
     devops i to deliver without fear
     cloud-computing i where it all runs`,
  ),
  ladder(
    'cyber security, cybersecurity, security engineer, ethical hacker, ethical hacking, penetration tester',
    `computer-networks b attacks travel through them
     linux b the tools live there
     cyber-security b threats and how to meet them
     cryptography i what keeps secrets
     binary-exploitation a how programs are broken`,
  ),
  ladder(
    'game developer, game development, game designer, make games',
    `programming b every game is a program
     game-development b how games are made
     unity b an engine with much to learn from
     blender b to make your own models
     computer-graphics i how pictures come to the screen`,
  ),
  ladder(
    'mobile developer, app developer, mobile development, app development',
    `programming b every app is a program
     flutter b one code for both kinds of phone
     android i the phones most people have
     ios i the other half
     git b to keep and share your code`,
  ),
  ladder(
    'ios developer, iphone developer, ios app development',
    `programming b every app is a program
     swift b the language of the platform
     ios i how apps are built
     git b to keep and share your code`,
  ),
  ladder(
    'android developer, android development',
    `programming b every app is a program
     kotlin b the language of the platform
     android i how apps are built
     git b to keep and share your code`,
  ),
  ladder(
    'blockchain developer, blockchain engineer, web3 developer',
    `javascript b the tools are written in it
     cryptography i what a chain is held together by
     blockchain b how it works
     ethereum i where contracts run`,
  ),
  ladder(
    'ux designer, ui designer, ui ux designer, product designer, ux design, ui ux design',
    `design b to see what makes things work
     ui-ux-design b interfaces and the people in front of them
     graphic-design b type, colour and space
     design-thinking b to find the right problem`,
  ),
  ladder(
    'graphic designer, graphic design',
    `drawing b to see and to sketch
     graphic-design b type, colour and space
     illustration b pictures of your own
     ui-ux-design i design that people use`,
  ),
  ladder(
    'animator, 3d artist, 3d animation',
    `drawing b to see and to sketch
     blender b one free tool for all of it
     3d-modeling b to build what moves
     animation i to make it move`,
  ),
  ladder(
    'film maker, filmmaker, youtuber, video creator, video editor',
    `photography b light and framing
     film b to tell with pictures
     video-editing b to cut it together
     animation b titles that move`,
  ),
  ladder(
    'digital marketer, digital marketing, marketing manager, social media manager',
    `marketing b who needs what, and why
     digital-marketing b the channels
     seo b to be found
     social-media b to be talked about
     data-analysis b to see what worked`,
  ),
  ladder(
    'project manager, product manager, project management',
    `project-management b time, scope and people
     leadership b to bring others along
     productivity b to keep your own day in hand
     negotiation i to agree with others`,
  ),
  ladder(
    'entrepreneur, start a business, startup founder, own business, start a company',
    `entrepreneurship b from an idea to customers
     business-strategy b where to play and how to win
     accounting b to read your own numbers
     digital-marketing b to be found
     negotiation i to agree with others`,
  ),
  ladder(
    'investor, financial analyst, investment banker',
    `personal-finance b your own money first
     accounting b to read a balance sheet
     finance b what money costs
     investing b to choose what to own
     economics b what moves the whole`,
  ),
  ladder(
    'physicist, learn physics from scratch',
    `calculus b physics is written in it
     physics b how things move
     linear-algebra b for everything after
     quantum-mechanics i the very small
     relativity i the very fast`,
  ),
  ladder(
    'music producer, music production, electronic music',
    `music-theory b keys, chords and rhythm
     music-production b from an idea to a track
     piano b to play what you hear`,
  ),
];
