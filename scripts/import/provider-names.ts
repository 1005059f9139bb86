/** The display name of each provider and its other names. Upper and lower case, accents and "The" make no other name. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  MIT: ['Massachusetts Institute of Technology'],
  'UC Berkeley': ['University of California, Berkeley', 'University of California Berkeley'],
  'UC Irvine': ['University of California, Irvine', 'University of California Irvine'],
  'UC Davis': ['University of California, Davis'],
  'UC San Diego': ['University of California, San Diego', 'University of California San Diego', 'UCSD'],
  'UC Santa Cruz': ['University of California, Santa Cruz'],
  'UC Santa Barbara': ['University of California, Santa Barbara'],
  UCLA: ['University of California, Los Angeles'],
  Caltech: ['California Institute of Technology'],
  'Georgia Tech': ['Georgia Institute of Technology'],
  'University of Illinois at Urbana-Champaign': ['University of Illinois Urbana-Champaign', 'UIUC'],
  'University of Maryland': ['University of Maryland, College Park'],
  'University of Minnesota': ['University of Minnesota, Twin Cities'],
  'New York University': ['NYU'],
  'University at Buffalo': ['State University of New York at Buffalo'],
  EPFL: ['École Polytechnique Fédérale de Lausanne'],
  'ETH Zurich': ['ETH Zürich', 'ETHZ'],
  'TU Delft': ['Delft University of Technology'],
  'TU Wien': ['Vienna University of Technology'],
  'TU Braunschweig': ['tu-braunschweig.de'],
  'University of Tübingen': ['uni-tuebingen.de'],
  'Technical University of Munich': [
    'Technische Universität München',
    'Technische Universität München (TUM)',
    'TUM',
  ],
  'LMU Munich': ['Ludwig-Maximilians-Universität München (LMU)', 'Ludwig-Maximilians-Universität München'],
  'Technical University of Denmark': ['Technical University of Denmark (DTU)', 'DTU'],
  'KU Leuven': ['KU Leuven University'],
  KAIST: [
    'Korea Advanced Institute of Science and Technology',
    'Korea Advanced Institute of Science and Technology(KAIST)',
  ],
  'Nanyang Technological University': ['Nanyang Technological University, Singapore'],
  'HSE University': ['National Research University Higher School of Economics', 'Higher School of Economics'],
  MGIMO: [
    'Moscow State Institute of International Relations (MGIMO) / МГИМО (Московский государственный институт международных отношений МИД России)',
  ],
  'Tel Aviv University': ['IsraelX-Tel Aviv University'],
  'Politecnico di Milano': ['POuL Politecnico di Milano'],
  'Universitat Politècnica de València': ['Universitat Politècnica de Valencia', 'UPV'],
  'IISc Bangalore': ['NPTEL Indian Institute of Science, Bengaluru', 'Indian Institute of Science'],
  'IIT Bombay': ['Indian Institute of Technology Bombay'],
  'IIT Madras': ['Indian Institute of Technology Madras'],
  'IIT Kharagpur': ['Indian Institute of Technology Kharagpur'],
  'IIT Kanpur': ['Indian Institute of Technology Kanpur'],
  'IIT Delhi': ['Indian Institute of Technology Delhi'],
  freeCodeCamp: ['freeCodeCamp.org'],
  'Edutin Academy': ['Edutin'],
  'Píldoras Informáticas': ['Pildoras Informaticas', 'Juan Díaz - Píldoras Informáticas'],
  'The Net Ninja': ['Net Ninja'],
  CodeWithHarry: ['Code With Harry'],
  'WsCube Tech': ['WsCubeTech'],
  'Programming with Mosh': ['Programming with Mosh!'],
  Codebasics: ['Code Basics'],
  Edureka: ['edureka!'],
  'Edureka Hindi': ['edureka! Hindi'],
  'Red Hat': ['RedHat', 'Red Hat, Inc', 'Red Hat Inc'],
  'Full Stack Open': ['fullstackopen.com'],
  ProgrammingKnowledge: ['Programming Knowledge'],
  StatQuest: ['StatQuest by Josh Starmer', 'StatQuest with Josh Starmer'],
  Kteam: ['K team', 'HowKteam'],
  ZendVN: ['ZenDvn'],
  Free4arab: ['Free4arab \\'],
  'KMR Script': ['KMR Script Mostafa Hegab'],
  Microsoft: ['microsoft.com'],
  Raywenderlich: ['raywenderlich.com'],
  'Cave of Programming': ['courses.caveofprogramming.com'],
};

/** The form in which names of providers are compared. */
function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, '');
}

/** Gives each provider one spelling: the usual one of a well-known name, else the first that was met. */
export class ProviderNames {
  readonly #spellings = new Map<string, string>();

  constructor(known: Iterable<string> = []) {
    for (const [name, others] of Object.entries(OTHER_NAMES)) {
      for (const other of [name, ...others]) this.#spellings.set(foldName(other), name);
    }
    for (const name of known) this.spell(name);
  }

  spell(name: string): string {
    const key = foldName(name);
    if (key === '') return name;
    const known = this.#spellings.get(key);
    if (known === undefined) this.#spellings.set(key, name);
    return known ?? name;
  }
}
