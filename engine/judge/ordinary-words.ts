/** Ordinary English words, and the topics that a person would look for them in. */
const ENGLISH = `
medicine nursing health public-health surgery pharmacology first-aid anatomy health-care-management doctor: hospital stethoscope syringe ambulance scalpel fever antibiotics kidney tendon
dentistry medicine health: toothache molar dentures
cooking baking pastry french-cooking italian-cooking mexican-cooking pasta bread-baking knife-skills: croissant casserole saucepan lasagna tortilla risotto oven dough
gardening vegetable-growing botany floristry permaculture: lawn shovel weeds greenhouse hedge tulip tomato
crafts sewing knitting weaving embroidery crochet tailoring fashion-design: yarn needle thimble loom zipper
home-repair carpentry woodworking construction masonry house-painting plumbing trades: hammer screwdriver plywood chisel faucet wallpaper bricklayer scaffolding
car-repair automotive-engineering mechanic driving mechanical-engineering: carburetor gearbox brakes tyre
astronomy astrophysics cosmology spaceflight: telescope galaxy comet asteroid nebula
geology earth-science volcanoes paleontology: earthquake granite fossil lava
meteorology climate earth-science: thunderstorm hurricane drought snowfall
zoology biology animal-behavior marine-biology entomology ecology: giraffe penguin amphibian owl dolphin shark beetle
botany biology ecology gardening forestry: petal oak fern
law criminal-law lawyer constitutional-law: lawsuit courtroom verdict attorney prosecutor
political-science public-policy citizenship: parliament election senator ballot
finance banking real-estate personal-finance debt investing insurance: loan mortgage dividends bankruptcy
music classical-music songwriting music-theory singing drums guitar: melody orchestra symphony banjo tuba lyrics drumsticks
sports football running strength-training martial-arts tennis fitness: goalkeeper marathon dumbbell wrestling rugby badminton
art drawing painting illustration: sketch mural crayon easel
photography phone-photography portrait-photography: tripod shutter selfie
film theater screenwriting screen-acting actor film-studies: cinema actress movie
religion christianity islam judaism bible: priest church mosque rabbi prayer
middle-ages history european-history world-history: castle knight
ancient-egypt roman-empire ancient-history history: pharaoh gladiator
military-history history peace-studies: soldier battlefield cavalry
parenting baby-care: diaper newborn stroller
psychology mental-health anxiety sleep stress-management emotional-intelligence clinical-psychology: jealousy phobia insomnia loneliness
pets dog-training cats veterinary-medicine zoology: puppy kitten hamster leash
computer-basics internet-basics digital-literacy online-safety cyber-security it-support: laptop password printer browser
career job-search human-resources salary-negotiation payroll: salary resignation coworker unemployed
languages grammar pronunciation vocabulary english linguistics: dictionary verb alphabet bilingual
literature poetry novels writing childrens-literature creative-writing: novelist fairytale sonnet paragraph
geometry mathematics arithmetic: triangle hexagon subtraction
physics mechanics electricity-and-magnetism waves nuclear-physics: friction magnet radioactive
chemistry organic-chemistry biochemistry: acid molecule oxygen
aviation pilot aerospace: airplane helicopter runway parachute
sailing marine-engineering: yacht anchor sailboat
travel tourism hospitality camping: suitcase passport souvenir tent
makeup hairdressing skincare nails barbering makeup-artist: lipstick mascara shampoo haircut manicure
drinks wine beer-brewing coffee cocktails: whisky lemonade vineyard brewery
farming agricultural-science chickens: tractor barn harvest cattle wheat
housekeeping cleaning-work: laundry mop detergent
recycling environmental-science sustainability renewable-energy ecology: pollution garbage deforestation windmill
`;

/** The same things in other languages, by their topics. */
const LANGUAGES = [
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'uk',
  'tr',
  'ar',
  'hi',
  'zh',
  'ja',
  'ko',
  'vi',
  'th',
  'el',
  'ta',
  'id',
] as const;

const ELSEWHERE = `
medicine nursing health public-health surgery anatomy health-care-management doctor first-aid: hospital|hôpital|krankenhaus|ospedale|hospital|ziekenhuis|szpital|больница|лікарня|hastane|مستشفى|अस्पताल|医院|病院|병원|bệnh viện|โรงพยาบาล|νοσοκομείο|மருத்துவமனை|rumah sakit
gardening vegetable-growing botany cooking vegetarian-cooking farming nutrition: tomate|tomate|tomate|pomodoro|tomate|tomaat|pomidor|помидор|помідор|domates|طماطم|टमाटर|番茄|トマト|토마토|cà chua|มะเขือเทศ|ντομάτα|தக்காளி|tomat
astronomy astrophysics cosmology spaceflight: planeta|planète|planet|pianeta|planeta|planeet|planeta|планета|планета|gezegen|كوكب|ग्रह|行星|惑星|행성|hành tinh|ดาวเคราะห์|πλανήτης|கோள்|planet
medicine anatomy biology health nursing surgery: pulmón|poumon|lunge|polmone|pulmão|long|płuco|лёгкое|легеня|akciğer|رئة|फेफड़ा|肺|肺|폐|phổi|ปอด|πνεύμονας|நுரையீரல்|paru
political-science public-policy citizenship constitutional-law law: parlamento|parlement|parlament|parlamento|parlamento|parlement|parlament|парламент|парламент|parlamento|برلمان|संसद|议会|国会|국회|quốc hội|รัฐสภา|βουλή|பாராளுமன்றம்|parlemen
law criminal-law lawyer constitutional-law: juez|juge|richter|giudice|juiz|rechter|sędzia|судья|суддя|yargıç|قاضي|न्यायाधीश|法官|裁判官|판사|thẩm phán|ผู้พิพากษา|δικαστής|நீதிபதி|hakim
poetry literature writing creative-writing: poeta|poète|dichter|poeta|poeta|dichter|poeta|поэт|поет|şair|شاعر|कवि|诗人|詩人|시인|nhà thơ|กวี|ποιητής|கவிஞர்|penyair
zoology biology animal-behavior ecology pets: rana|grenouille|frosch|rana|sapo|kikker|żaba|лягушка|жаба|kurbağa|ضفدع|मेंढक|青蛙|カエル|개구리|con ếch|กบ|βάτραχος|தவளை|katak
human-resources career job-search salary-negotiation payroll accounting: salario|salaire|gehalt|stipendio|salário|salaris|pensja|зарплата|зарплата|maaş|راتب|वेतन|工资|給料|월급|tiền lương|เงินเดือน|μισθός|சம்பளம்|gaji
baking cooking pastry bread-baking: horno|four|backofen|forno|forno|oven|piekarnik|духовка|духовка|fırın|فرن|ओवन|烤箱|オーブン|오븐|lò nướng|เตาอบ|φούρνος|அடுப்பு|oven
`;

/** What no course teaches: shops, services, names, greetings and letters. Topics that the words themselves name may be shown. */
const OFF_TOPIC = `
football sports: football tickets
: discount coupon;free shipping;black friday;pizza delivery near me;hotel booking;weather tomorrow;lottery numbers;netflix login;john smith;taylor swift
: anna kowalska;mbappe;beyoncé;asdfgh;qwrtzx;lorem ipsum;ikea;walmart;zara;nike;thanks;hello;yesterday;whatever;something;maybe
: luxembourg;springfield;train timetable;phone number;zip code;apartment for rent;used cars;horoscope;celebrity gossip;showtimes
: concert tickets;opening hours;lost luggage;happy birthday;wedding dress;baby names;funny memes;ringtone;wallpaper hd;customer hotline
: monday;tuesday;brian;jennifer;müller;ivanov;grandma;neighbour;nonsense;anything;because;seventeen;ebay;mcdonalds;gucci;toyota corolla
: lunes;danke;merci beaucoup;спасибо;привет;ありがとう;안녕하세요;谢谢;boyfriend;refund
`;

export type WordQuery = { words: string; lang: string; near: string[]; half: 'tuned' | 'held out' };

const groups = (text: string): [near: string[], words: string][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([near = '', words = '']) => [near.replace(/^:/, '').split(' ').filter(Boolean), words]);

/** Every second search is held out: nothing is tuned to it. */
const halved = (list: Omit<WordQuery, 'half'>[]): WordQuery[] =>
  list.map((one, at) => ({ ...one, half: at % 2 === 0 ? 'tuned' : 'held out' }));

export const ORDINARY_WORDS: WordQuery[] = halved(
  groups(ENGLISH).flatMap(([near, words]) =>
    words.split(' ').map((word) => ({ words: word, lang: 'en', near })),
  ),
);

export const WORDS_ELSEWHERE: WordQuery[] = halved(
  groups(ELSEWHERE).flatMap(([near, words]) =>
    words.split('|').map((word, at) => ({ words: word, lang: LANGUAGES[at] ?? '', near })),
  ),
);

export const OFF_TOPIC_WORDS: WordQuery[] = halved(
  groups(OFF_TOPIC).flatMap(([near, list]) => list.split(';').map((words) => ({ words, lang: '', near }))),
);
