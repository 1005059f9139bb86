import type { JudgedQuery, QueryKind, Rule } from './judge';

/**
 * The judged searches. A course is judged by its facts only: title, topics, provider, teachers, level and
 * language. Half of them (every second one of a kind) were used to tune the weights, the other half only to
 * measure.
 */

/**
 * Rules for courses on a subject: best are those with this name in this language, then those on the topic, then
 * those in other languages.
 */
function on(title: RegExp, topic: string | string[], language = 'en'): Rule[] {
  return [
    [3, { title, language }],
    [2, { topic, language }],
    [1, { title }],
    [1, { topic }],
  ];
}

const of = (kind: QueryKind, rows: [words: string, rules: Rule[]][]): JudgedQuery[] =>
  rows.map(([words, rules]) => ({ words, kind, rules }));

const TOPICS = of('topic', [
  ['python', on(/\bpython\b/, 'python')],
  ['machine learning', on(/machine learning/, 'machine-learning')],
  ['web development', on(/web dev/, 'web-development')],
  ['javascript', on(/javascript/, 'javascript')],
  ['react js', on(/react(?! native)|reactjs/, 'react')],
  ['java', on(/\bjava\b/, 'java')],
  ['c++', on(/c\+\+/, 'cpp')],
  ['c programming', on(/(?:^|\s)c (?:programming|language|tutorial)|programming in c\b/, 'c')],
  ['cyber security', on(/cyber ?security|security/, 'cyber-security')],
  ['blockchain', on(/blockchain/, 'blockchain')],
  ['graphic design', on(/graphic design/, 'graphic-design')],
  ['video editing', on(/video editing|premiere|final cut|davinci/, 'video-editing')],
  ['photography', on(/photograph/, 'photography')],
  ['digital marketing', on(/digital marketing/, 'digital-marketing')],
  ['entrepreneurship', on(/entrepreneur/, 'entrepreneurship')],
  ['public speaking', on(/public speaking/, 'public-speaking')],
  ['linear algebra', on(/linear algebra/, 'linear-algebra')],
  ['calculus', on(/calculus/, ['calculus', 'multivariable-calculus', 'precalculus'])],
  ['quantum mechanics', on(/quantum (?:mechanics|physics)/, 'quantum-mechanics')],
  [
    'organic chemistry',
    [
      [3, { title: /organic chem/ }],
      [1, { topic: 'chemistry' }],
    ],
  ],
  [
    'introduction to psychology',
    [
      [3, { title: /^(?:.*intro\w* to )?psychology/, language: 'en' }],
      [2, { title: /psycholog/ }],
      [1, { topic: 'psychology' }],
    ],
  ],
  [
    'game theory',
    [
      [3, { title: /game theory/ }],
      [2, { topic: 'game-theory' }],
      [1, { topic: 'economics' }],
    ],
  ],
  ['operating systems', on(/operating system/, 'operating-systems')],
  ['computer networks', on(/network(?:s|ing)?\b(?!.*neural)/, 'computer-networks')],
  ['data science', on(/data scien/, 'data-science')],
  [
    'world history',
    [
      [3, { title: /world history/ }],
      [2, { topic: 'world-history' }],
      [1, { topic: 'history' }],
    ],
  ],
  ['philosophy', on(/philosoph/, 'philosophy')],
  ['music theory', on(/music theory|fundamentals of music/, 'music-theory')],
  ['personal finance', on(/personal finance|money|saving/, 'personal-finance')],
  ['yoga', on(/yoga/, 'yoga')],
]);

const ABBREVIATIONS = of('abbreviation', [
  ['ml', on(/machine learning/, 'machine-learning')],
  ['js', on(/javascript|\bjs\b|node\.js/, 'javascript')],
  ['k8s', on(/kubernetes/, 'kubernetes')],
  ['nlp', on(/natural language|nlp/, 'natural-language-processing')],
  ['aws', on(/\baws\b/, ['aws', 'cloud-computing'])],
  ['stats', on(/statistic/, 'statistics')],
  ['econ', on(/econom/, ['economics', 'microeconomics', 'macroeconomics'])],
  ['web dev', on(/web dev/, 'web-development')],
  ['ux design', on(/\bux\b|user experience/, 'ui-ux-design')],
  ['ts', on(/typescript/, 'typescript')],
  [
    'discrete math',
    on(/discrete (?:math|structures)|mathematics for computer science/, 'discrete-mathematics'),
  ],
  ['dsa', on(/data structures|algorithms|\bdsa\b/, 'algorithms')],
  ['golang', on(/\bgo\b|golang/, 'go')],
  ['nodejs', on(/node\.?js|node\b/, 'nodejs')],
  ['diff eq', on(/differential equation/, 'differential-equations')],
  ['cybersecurity', on(/cyber ?security|security/, 'cyber-security')],
]);

const TYPOS = of('typo', [
  ['machine lerning', on(/machine learning/, 'machine-learning')],
  ['pyhton', on(/\bpython\b/, 'python')],
  ['javascrpit', on(/javascript/, 'javascript')],
  ['algoritms', on(/algorithm/, 'algorithms')],
  ['statstics', on(/statistic/, 'statistics')],
  ['psycology', on(/psycholog/, 'psychology')],
  ['entreprenurship', on(/entrepreneur/, 'entrepreneurship')],
  ['photografy', on(/photograph/, 'photography')],
  ['kuberntes', on(/kubernetes/, 'kubernetes')],
  ['calculs', on(/calculus/, ['calculus', 'multivariable-calculus', 'precalculus'])],
  ['blokchain', on(/blockchain/, 'blockchain')],
  ['philosphy', on(/philosoph/, 'philosophy')],
  ['deep lerning', on(/deep learning/, 'deep-learning')],
  ['qantum mecanics', on(/quantum (?:mechanics|physics)/, 'quantum-mechanics')],
  ['jave script', on(/javascript/, 'javascript')],
  ['operatin systems', on(/operating system/, 'operating-systems')],
  ['chemestry', on(/chemi/, 'chemistry')],
  ['webdevelopment', on(/web dev/, 'web-development')],
  ['artifical inteligence', on(/artificial intelligence|\bai\b/, 'artificial-intelligence')],
  [
    'progamacion en python',
    [
      [3, { topic: 'python', language: 'es' }],
      [2, { topic: 'python' }],
    ],
  ],
]);

const LANGUAGES = of('language', [
  [
    '操作系统',
    [
      [3, { topic: 'operating-systems', language: 'zh' }],
      [1, { topic: 'operating-systems' }],
    ],
  ],
  [
    '机器学习',
    [
      [3, { title: /机器学习|機器學習/ }],
      [2, { topic: 'machine-learning', language: 'zh' }],
      [1, { topic: 'machine-learning' }],
    ],
  ],
  [
    '编译原理',
    [
      [3, { title: /编译原理/ }],
      [2, { topic: 'compilers', language: 'zh' }],
      [1, { topic: 'compilers' }],
    ],
  ],
  [
    '深度强化学习',
    [
      [3, { title: /深度强化学习/ }],
      [1, { topic: 'reinforcement-learning' }],
    ],
  ],
  [
    '心理学',
    [
      [3, { title: /心理学/ }],
      [1, { topic: 'psychology' }],
    ],
  ],
  [
    '機械学習',
    [
      [3, { title: /機械学習/ }],
      [1, { topic: 'machine-learning' }],
    ],
  ],
  [
    'プログラミング',
    [
      [3, { title: /プログラミング/ }],
      [2, { topic: 'programming', language: 'ja' }],
      [1, { topic: 'programming' }],
    ],
  ],
  [
    '알고리즘',
    [
      [3, { topic: 'algorithms', language: 'ko' }],
      [1, { topic: 'algorithms' }],
    ],
  ],
  [
    '딥러닝',
    [
      [3, { topic: 'deep-learning', language: 'ko' }],
      [1, { topic: 'deep-learning' }],
    ],
  ],
  [
    'bases de datos',
    [
      [3, { topic: 'databases', language: 'es' }],
      [1, { topic: 'databases' }],
    ],
  ],
  [
    'curso de fotografía',
    [
      [3, { topic: 'photography', language: 'es' }],
      [1, { topic: 'photography' }],
    ],
  ],
  [
    'fotografia',
    [
      [3, { topic: 'photography', language: 'es' }],
      [2, { title: /photograph/ }],
      [1, { topic: 'photography' }],
    ],
  ],
  [
    'gestión de proyectos',
    [
      [3, { topic: 'project-management', language: 'es' }],
      [1, { topic: 'project-management' }],
    ],
  ],
  [
    'diseño gráfico',
    [
      [3, { topic: 'graphic-design', language: 'es' }],
      [1, { topic: 'graphic-design' }],
    ],
  ],
  [
    'redes de computadores',
    [
      [3, { topic: 'computer-networks', language: 'pt' }],
      [1, { topic: 'computer-networks' }],
    ],
  ],
  [
    'segurança da informação',
    [
      [3, { topic: 'cyber-security', language: 'pt' }],
      [1, { topic: 'cyber-security' }],
    ],
  ],
  [
    'sistemas operacionais',
    [
      [3, { topic: 'operating-systems', language: 'pt' }],
      [1, { topic: 'operating-systems' }],
    ],
  ],
  [
    'apprendre le javascript',
    [
      [3, { topic: 'javascript', language: 'fr' }],
      [1, { topic: 'javascript' }],
    ],
  ],
  [
    'gestion de projet',
    [
      [3, { topic: 'project-management', language: 'fr' }],
      [2, { topic: 'project-management' }],
    ],
  ],
  [
    'finance principes',
    [
      [3, { title: /principes de la finance/ }],
      [1, { topic: 'finance' }],
    ],
  ],
  [
    'datenbanken',
    [
      [3, { title: /datenbank/ }],
      [1, { topic: 'databases' }],
    ],
  ],
  [
    'rust programmieren',
    [
      [3, { topic: 'rust', language: 'de' }],
      [1, { topic: 'rust' }],
    ],
  ],
  [
    'машинное обучение',
    [
      [3, { topic: 'machine-learning', language: 'ru' }],
      [1, { topic: 'machine-learning' }],
    ],
  ],
  [
    'философия',
    [
      [3, { topic: 'philosophy', language: 'ru' }],
      [2, { topic: 'philosophy', language: 'uk' }],
      [1, { topic: 'philosophy' }],
    ],
  ],
  [
    'основы программирования',
    [
      [3, { title: /основы программирования|введение в программирование/ }],
      [2, { topic: 'programming', language: 'ru' }],
      [2, { title: /^основы/ }],
      [1, { topic: 'programming' }],
    ],
  ],
  [
    'вторая мировая война',
    [
      [3, { title: /вторая мировая/ }],
      [1, { topic: 'history' }],
    ],
  ],
  [
    'управління проектами',
    [
      [3, { topic: 'project-management', language: 'uk' }],
      [1, { topic: 'project-management' }],
    ],
  ],
  [
    'права людини',
    [
      [3, { title: /права людини/ }],
      [1, { topic: 'law' }],
    ],
  ],
  [
    'критичне мислення',
    [
      [3, { title: /критичного мислення/ }],
      [1, { topic: 'critical-thinking' }],
    ],
  ],
  [
    'أنظمة التشغيل',
    [
      [3, { topic: 'operating-systems', language: 'ar' }],
      [1, { topic: 'operating-systems' }],
    ],
  ],
  [
    'تعلم بايثون',
    [
      [3, { topic: 'python', language: 'ar' }],
      [1, { topic: 'python' }],
    ],
  ],
  [
    'html in hindi',
    [
      [3, { topic: 'html', language: 'hi' }],
      [1, { topic: 'html' }],
      [1, { language: 'hi' }],
    ],
  ],
  [
    'javascript in tamil',
    [
      [3, { topic: 'javascript', language: 'ta' }],
      [1, { topic: 'javascript' }],
      [1, { language: 'ta' }],
    ],
  ],
  [
    'strutture dati',
    [
      [3, { title: /strutture dati/ }],
      [1, { topic: 'algorithms' }],
    ],
  ],
  [
    'belajar golang',
    [
      [3, { topic: 'go', language: 'id' }],
      [1, { topic: 'go' }],
    ],
  ],
  [
    'javascript dersleri',
    [
      [3, { topic: 'javascript', language: 'tr' }],
      [1, { topic: 'javascript' }],
    ],
  ],
  [
    'moestuinieren',
    [
      [3, { language: 'nl', topic: 'gardening' }],
      [1, { topic: 'gardening' }],
    ],
  ],
]);

const CODES = of('code', [
  ['cs50', [[3, { title: /\bcs ?50/ }]]],
  ['cs 50', [[3, { title: /\bcs ?50/ }]]],
  ['6.006', [[3, { title: /^6\.006/ }]]],
  ['18.06', [[3, { title: /^18\.06(?!\d)/ }]]],
  ['cs 229', [[3, { title: /cs229/ }]]],
  ['cs229', [[3, { title: /cs229/ }]]],
  [
    '6.824 distributed systems',
    [
      [3, { title: /^6\.824/ }],
      [2, { title: /distributed (?:systems|algorithms)/ }],
      [1, { topic: 'distributed-systems' }],
    ],
  ],
  ['15-445', [[3, { title: /15-445/ }]]],
  ['cs61a', [[3, { title: /cs ?61a\b/ }]]],
  ['cs 231n', [[3, { title: /cs ?231n/ }]]],
  ['az-104', [[3, { title: /az-104/ }]]],
]);

const NAVIGATIONAL = of('navigational', [
  ['andrew ng', [[3, { teacher: /andrew ng/ }]]],
  ['gilbert strang', [[3, { teacher: /gilbert strang/ }]]],
  ['david malan', [[3, { teacher: /malan/ }]]],
  ['grant sanderson', [[3, { teacher: /grant sanderson/ }]]],
  [
    '3blue1brown linear algebra',
    [
      [3, { provider: /3blue1brown/, topic: 'linear-algebra' }],
      [1, { provider: /3blue1brown/ }],
      [1, { topic: 'linear-algebra' }],
    ],
  ],
  ['khan academy', [[3, { provider: /khan academy/ }]]],
  [
    'crash course world history',
    [
      [3, { title: /crash course world history/ }],
      [2, { provider: /crash course/, topic: 'history' }],
      [1, { provider: /crash course/ }],
    ],
  ],
  [
    'the odin project',
    [
      [3, { title: /odin project/ }],
      [3, { provider: /odin project/ }],
    ],
  ],
  [
    'harvard computer science',
    [
      [3, { provider: /harvard/, topic: 'computer-science' }],
      [2, { title: /computer science/, provider: /harvard/ }],
      [2, { title: /cs50/ }],
      [1, { topic: 'computer-science' }],
      [1, { provider: /harvard/ }],
    ],
  ],
  [
    'stanford machine learning',
    [
      [3, { provider: /stanford/, topic: 'machine-learning' }],
      [1, { provider: /stanford/ }],
      [1, { topic: 'machine-learning' }],
    ],
  ],
  [
    'mit algorithms',
    [
      [3, { provider: /\bmit\b/, topic: 'algorithms' }],
      [2, { provider: /\bmit\b/, title: /algorithm/ }],
      [1, { topic: 'algorithms' }],
    ],
  ],
  [
    'yale philosophy death',
    [
      [3, { title: /death/, provider: /yale/ }],
      [2, { provider: /yale/, topic: 'philosophy' }],
      [1, { topic: 'philosophy' }],
    ],
  ],
  ['fast.ai', [[3, { provider: /fast\.ai/ }]]],
  ['nand to tetris', [[3, { title: /\bnand\b|nand2/ }]]],
  [
    'corey schafer python',
    [
      [3, { provider: /corey schafer/, topic: 'python' }],
      [2, { provider: /corey schafer/ }],
      [1, { topic: 'python' }],
    ],
  ],
  [
    'net ninja flutter',
    [
      [3, { provider: /net ninja/, topic: 'flutter' }],
      [1, { provider: /net ninja/ }],
      [1, { topic: 'flutter' }],
    ],
  ],
  [
    'curso em video python',
    [
      [3, { provider: /curso em video/, topic: 'python' }],
      [1, { provider: /curso em video/ }],
      [1, { topic: 'python' }],
    ],
  ],
  [
    'hubspot email marketing',
    [
      [3, { title: /email marketing/ }],
      [2, { provider: /hubspot/ }],
      [1, { topic: 'digital-marketing' }],
    ],
  ],
  [
    'neural networks zero to hero',
    [
      [3, { title: /zero to hero/, topic: ['deep-learning', 'machine-learning'] }],
      [2, { title: /neural network/ }],
      [1, { topic: 'deep-learning' }],
    ],
  ],
  [
    'automate the boring stuff',
    [
      [3, { title: /automate the boring/ }],
      [1, { topic: 'python' }],
    ],
  ],
]);

const INTENTS = of('intent', [
  [
    'python for beginners',
    [
      [3, { topic: 'python', level: 'beginner', language: 'en' }],
      [2, { topic: 'python', level: 'beginner' }],
      [1, { topic: 'python' }],
    ],
  ],
  [
    'python for beginners in spanish under 5 hours',
    [
      [3, { topic: 'python', level: 'beginner', language: 'es' }],
      [2, { topic: 'python', language: 'es' }],
      [1, { topic: 'python', level: 'beginner' }],
    ],
  ],
  [
    'advanced machine learning',
    [
      [3, { topic: 'machine-learning', level: 'advanced' }],
      [1, { topic: 'machine-learning' }],
    ],
  ],
  [
    'javascript in hindi',
    [
      [3, { topic: 'javascript', language: 'hi' }],
      [1, { topic: 'javascript' }],
    ],
  ],
  [
    'python in portuguese',
    [
      [3, { topic: 'python', language: 'pt' }],
      [1, { topic: 'python' }],
    ],
  ],
  [
    'free online course on accounting',
    [
      [3, { topic: 'accounting', cost: 'free' }],
      [1, { topic: 'accounting' }],
    ],
  ],
  ['best course to learn guitar', on(/guitar/, 'guitar')],
  [
    'how to learn docker for beginners',
    [
      [3, { topic: 'docker', level: 'beginner', language: 'en' }],
      [2, { topic: 'docker', level: 'beginner' }],
      [1, { topic: 'docker' }],
    ],
  ],
  [
    'интерактивный курс javascript',
    [
      [3, { topic: 'javascript', language: 'ru' }],
      [1, { topic: 'javascript' }],
    ],
  ],
  [
    'interactive python course',
    [
      [3, { topic: 'python', kind: 'interactive' }],
      [1, { topic: 'python' }],
    ],
  ],
  [
    'intermediate rust',
    [
      [3, { topic: 'rust', level: 'intermediate' }],
      [1, { topic: 'rust' }],
    ],
  ],
  [
    'curso de java para iniciantes',
    [
      [3, { topic: 'java', language: 'pt' }],
      [1, { topic: 'java' }],
    ],
  ],
  [
    'html для начинающих',
    [
      [3, { topic: 'html', language: 'ru' }],
      [1, { topic: 'html' }],
    ],
  ],
  ['i want to become a data scientist', on(/data scien/, 'data-science')],
  ['learn how to draw', on(/draw/, 'drawing')],
  [
    'english grammar for russian speakers',
    [
      [3, { topic: 'english', language: 'ru' }],
      [2, { title: /grammar/, topic: 'english' }],
      [1, { topic: 'english' }],
    ],
  ],
]);

const TAIL = of('tail', [
  [
    'convex optimization',
    [
      [3, { title: /convex optimi/ }],
      [2, { title: /optimi[sz]ation/ }],
      [1, { topic: 'optimization' }],
    ],
  ],
  [
    'origami geometry',
    [
      [3, { title: /origami/ }],
      [1, { topic: 'geometry' }],
    ],
  ],
  ['shakespeare', on(/shakespeare/, 'shakespeare')],
  [
    'sanskrit',
    [
      [3, { title: /sanskrit/ }],
      [1, { topic: 'historical-languages' }],
    ],
  ],
  [
    'bookbinding medieval',
    [
      [3, { title: /medieval book/ }],
      [1, { topic: 'crafts' }],
    ],
  ],
  ['compiler design', on(/compil|interpret/, 'compilers')],
  [
    'ancient greek history',
    [
      [3, { title: /greek history/ }],
      [2, { title: /greek|greece/ }],
      [2, { topic: 'ancient-history' }],
      [1, { topic: 'history' }],
    ],
  ],
  [
    'dynamic programming',
    [
      [3, { title: /dynamic programming/ }],
      [2, { lesson: /dynamic programming/ }],
      [1, { topic: 'algorithms' }],
    ],
  ],
  [
    'hash tables',
    [
      [3, { title: /hash/ }],
      [2, { lesson: /\bhash/ }],
      [1, { topic: 'algorithms' }],
    ],
  ],
  [
    'gradient descent',
    [
      [3, { lesson: /gradient descent/ }],
      [3, { title: /gradient descent/ }],
      [1, { topic: ['machine-learning', 'deep-learning'] }],
    ],
  ],
  [
    'stock trading technical analysis',
    [
      [3, { title: /technical analysis/ }],
      [2, { topic: 'investing' }],
      [1, { topic: 'finance' }],
    ],
  ],
  [
    'vertical gardens',
    [
      [3, { title: /jardines verticales|vertical garden/ }],
      [2, { topic: 'gardening', language: 'en' }],
      [1, { topic: 'gardening' }],
    ],
  ],
  ['reinforcement learning lectures', on(/reinforcement/, 'reinforcement-learning')],
  ['climate change', on(/climate/, 'climate')],
  [
    'unity game development',
    [
      [3, { title: /unity/ }],
      [2, { topic: 'unity' }],
      [1, { topic: 'game-development' }],
    ],
  ],
  ['signals and systems', on(/signals? and systems/, 'signals-and-systems')],
  [
    'flutter animations',
    [
      [3, { title: /flutter animation/ }],
      [2, { topic: 'flutter' }],
      [1, { topic: 'animation' }],
    ],
  ],
  [
    'excel pivot tables',
    [
      [3, { title: /pivot/ }],
      [2, { title: /excel/, language: 'en' }],
      [1, { topic: 'spreadsheets' }],
    ],
  ],
  [
    'ukrainian constitution law',
    [
      [3, { title: /конституція/ }],
      [1, { topic: 'law' }],
    ],
  ],
  ['first aid', on(/first aid|emergency/, 'first-aid')],
]);

export const JUDGED_QUERIES: JudgedQuery[] = [
  ...TOPICS,
  ...ABBREVIATIONS,
  ...TYPOS,
  ...LANGUAGES,
  ...CODES,
  ...NAVIGATIONAL,
  ...INTENTS,
  ...TAIL,
];
