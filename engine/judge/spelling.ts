import { readSearch } from '@/lib/search/search-url';
import type { Searcher } from './searcher';

/** Correctly spelled words, many of which resemble words of the catalogue. None may be corrected. */
export const RIGHT_WORDS = `
nurse bread cake chef baking barber plumber welder tailor butcher florist jeweller carpenter mason roofer tiler locksmith
midwife paramedic pharmacist dentist optician surgeon vet caregiver childminder babysitter nanny janitor cleaner courier
sewing knitting crochet quilting weaving pottery origami macrame calligraphy embroidery leatherwork woodwork candle soap
bonsai orchid compost permaculture beekeeping chicken goat sheep horse puppy kitten aquarium hamster parrot falconry
tango salsa ballet waltz zumba pilates karate judo boxing fencing archery rowing sailing surfing diving skiing hockey
violin cello flute oboe clarinet trumpet harmonica accordion ukulele banjo harp choir opera solfege yodel beatbox
sourdough pastry fondant macaron sushi tapas curry ramen kimchi tofu vegan keto barbecue cheese wine whisky espresso latte
diabetes dementia autism anxiety grief insomnia migraine asthma arthritis menopause pregnancy breastfeeding toddler puberty
mortgage pension inheritance divorce immigration citizenship payroll invoice bookkeeping tax audit insurance dropshipping
hospital kitchen garden bicycle motorcycle tractor forklift scaffolding asbestos boiler radiator gutter fence hinge
cuisine tricot couture jardinage plomberie boulangerie menuiserie costura cocina jardineria electricista panaderia peluqueria
nähen stricken kochen backen gartenarbeit pflege cucire cucina giardinaggio naaien koken tuinieren szycie gotowanie ogrodnictwo
`
  .trim()
  .split(/\s+/);

/** Misspelled words, each with the intended word. */
export const TYPOS = `
pyhton:python javasript:javascript machne:machine lerning:learning algoritm:algorithm calculas:calculus statistcs:statistics
psycology:psychology phylosophy:philosophy chemisty:chemistry phyics:physics econmics:economics
acounting:accounting buisness:business markting:marketing managment:management leadrship:leadership enterpreneur:entrepreneur
photografy:photography guittar:guitar pianno:piano drawng:drawing paintng:painting desing:design
grammer:grammar writting:writing litrature:literature shakespear:shakespeare histroy:history geografy:geography
archtecture:architecture enginering:engineering electroncs:electronics robtics:robotics programing:programming
developement:development databse:database securty:security netwoking:networking kubernets:kubernetes
tensorflw:tensorflow anguler:angular typscript:typescript blokchain:blockchain artifical:artificial inteligence:intelligence
probabilty:probability geometery:geometry trignometry:trigonometry
spansh:spanish frech:french germn:german japanse:japanese chinse:chinese koreon:korean arabc:arabic portugese:portuguese
nutrtion:nutrition meditaton:meditation yogaa:yoga excercise:exercise gardning:gardening cookng:cooking
econometrcs:economics finace:finance investng:investing negociation:negotiation comunication:communication
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split(':') as [typed: string, meant: string]);

type Spelling = {
  corrected: [word: string, to: string][];
  missed: [typed: string, to: string | undefined][];
};

/** Lists correct words that are changed, and misspelled words that are not, or are changed to another word. */
export async function judgeSpelling(engine: Searcher): Promise<Spelling> {
  const correctedTo = async (words: string) => (await engine.search(readSearch(words, {}))).correctedTo;
  const spelling: Spelling = { corrected: [], missed: [] };
  for (const word of RIGHT_WORDS) {
    const to = await correctedTo(word);
    if (to !== undefined) spelling.corrected.push([word, to]);
  }
  for (const [typed, meant] of TYPOS) {
    const to = await correctedTo(typed);
    if (!to?.startsWith(meant.slice(0, -1))) spelling.missed.push([typed, to]);
  }
  return spelling;
}
