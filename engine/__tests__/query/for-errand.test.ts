import { builtInEngine } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';

const builtIn = builtInEngine();

it.each([
  'parcel stuck at the depot',
  'which hoover has the longest cord',
  'washing machine price',
  'dry cleaner open on sunday',
  'what is the score tonight',
  'pop star divorce rumours',
  'passport photo booth near the station',
  'vuelos a Bogotá',
  'Wetter morgen in Köln',
  'voiture à vendre',
  'jaka będzie pogoda w weekend',
  'погода в казани завтра',
  '今天天气',
  'carpenter near me',
  'previsão do tempo para sábado',
  'ärztlicher Notdienst',
  'что снится к дождю сонник',
  'dentist in Croydon',
  'стоматолог у Львові',
  'second hand sofa',
  'Vorlage Kündigung Fitnessstudio',
  'вкусила оса, опухла рука',
  'convert pdf to word free',
  'погода Київ',
  'are you human',
  'es-tu un robot ?',
  '你是机器人吗',
])('lists no course and names no topic for “%s”', (words) => {
  expect(builtIn.engine.search(aSearch(words))).toMatchObject({ results: [], nearestTopics: [] });
});

it.each(['airpods one side not working', 'samsung tv black screen no sound'])(
  'excludes nothing from a complaint: %s',
  (words) => {
    expect(builtIn.engine.search(aSearch(words)).exclusions).toBeUndefined();
  },
);

it.each([
  ['weather forecasting', /weather|forecast|climate|meteorolog/i],
  ['football coaching', /football|coach|sport/i],
  ['price options', /option|financ|deriv/i],
  ['swift for iphone apps', /swift|ios/i],
  ['learn how prices are made', /./],
  ['swift', /swift/i],
  ['cooking course near me', /cook/i],
  ['photography in Croydon', /photograph/i],
  ['how is weather predicted', /weather|climate|meteorolog/i],
])('finds courses for “%s”, which only sounds like an errand', (words, title) => {
  expect(builtIn.engine.search(aSearch(words)).results[0]?.title).toMatch(title);
});
