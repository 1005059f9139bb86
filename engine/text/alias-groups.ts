/**
 * Words and phrases with the same meaning, one group per line, separated by `|`. Any of them finds all of
 * them. Narrower and broader words do not belong here: they are aliases of topics.
 */
const GROUPS = `
javascript | js | ecmascript | java script | جافاسكريبت | जावास्क्रिप्ट
typescript | ts | type script
python | py | пайтон | питон | पाइथन | パイソン | 파이썬 | بايثون
c++ | cpp | cplusplus | c plus plus | си++
c# | csharp | c sharp
.net | dotnet | dot net
objective c | objc
node js | nodejs
react | reactjs | react js | リアクト
react native | reactnative
vue | vuejs | vue js
angular | angularjs | angular js
next js | nextjs
nuxt | nuxtjs | nuxt js
nest js | nestjs
express js | expressjs
three js | threejs
d3 | d3js | d3 js
jquery | j query
golang | go language | go programming | go lang
rust | rustlang | rust lang
ruby on rails | rails | ror
php | пхп
html | html5 | एचटीएमएल
css | css3
sql | structured query language
nosql | no sql
postgres | postgresql | postgre sql
mysql | my sql
mongodb | mongo | mongo db
kubernetes | k8s | kubernates
docker | докер
ci cd | cicd | continuous integration | continuous delivery
devops | dev ops
aws | amazon web services
gcp | google cloud | google cloud platform
azure | microsoft azure
infrastructure as code | iac
machine learning | ml | машинное обучение | машинне навчання | aprendizaje automático | aprendizaje automatico | aprendizado de máquina | aprendizagem automática | apprentissage automatique | maschinelles lernen | 机器学习 | 機械学習 | 머신러닝 | 기계학습 | تعلم الآلة | التعلم الآلي | मशीन लर्निंग
deep learning | dl | глубокое обучение | глибоке навчання | aprendizaje profundo | aprendizado profundo | apprentissage profond | 深度学习 | 深層学習 | ディープラーニング | 딥러닝 | التعلم العميق
artificial intelligence | ai | a i | искусственный интеллект | штучний інтелект | inteligencia artificial | inteligência artificial | intelligence artificielle | künstliche intelligenz | ki | 人工智能 | 人工知能 | 인공지능 | الذكاء الاصطناعي | yapay zeka | kecerdasan buatan
reinforcement learning | rl | обучение с подкреплением | 强化学习 | aprendizaje por refuerzo
natural language processing | nlp | обработка естественного языка | procesamiento del lenguaje natural | procesamiento de lenguaje natural | processamento de linguagem natural | 自然语言处理 | traitement du langage naturel
computer vision | cv | компьютерное зрение | visión por computadora | vision artificial | visión artificial | visão computacional | 计算机视觉
large language models | large language model | llm | llms
generative ai | genai | gen ai | generative artificial intelligence
neural networks | neural network | neural nets | neural net | нейронные сети | нейросети | нейронні мережі | redes neuronales | redes neurais | réseaux de neurones | neuronale netze | 神经网络
data science | data scientist | data scientists | наука о данных | наука про дані | ciencia de datos | ciência de dados | science des données | datenwissenschaft | 数据科学 | علم البيانات | डेटा साइंस
data analysis | data analytics | анализ данных | аналіз даних | análisis de datos | análise de dados | analyse de données | datenanalyse | 数据分析 | تحليل البيانات
data structures | data structure | структуры данных | структури даних | estructuras de datos | estructura de datos | estruturas de dados | structures de données | datenstrukturen | 数据结构 | データ構造 | هياكل البيانات
data structures and algorithms | dsa
algorithms | algorithm | алгоритмы | алгоритми | algoritmos | algoritmo | algorithmes | algorithmen | algoritmi | 算法 | アルゴリズム | 알고리즘 | خوارزميات | الخوارزميات | एल्गोरिदम
big data | большие данные | великі дані | 大数据
databases | database | db | базы данных | бази даних | bases de datos | base de datos | bancos de dados | banco de dados | bases de données | base de données | datenbanken | datenbank | 数据库 | データベース | 데이터베이스 | قواعد البيانات | डेटाबेस
operating systems | operating system | os | операционные системы | операційні системи | sistemas operativos | sistemas operacionais | systèmes d'exploitation | betriebssysteme | betriebssystem | 操作系统 | オペレーティングシステム | 운영체제 | نظم التشغيل | أنظمة التشغيل
computer networks | computer networking | networking | компьютерные сети | комп'ютерні мережі | redes de computadoras | redes de computadores | réseaux informatiques | 计算机网络 | 컴퓨터 네트워크 | شبكات الحاسب
computer science | cs | comp sci | информатика | інформатика | ciencias de la computación | ciencia de la computación | ciência da computação | informatique | informatik | 计算机科学 | علوم الحاسب
computer architecture | comp arch | архитектура компьютера | arquitectura de computadoras | 计算机体系结构 | 计算机组成
programming | coding | программирование | программировать | програмування | програмувати | programar | programación | programação | programmation | programmieren | programmierung | programmazione | pemrograman | programlama | 编程 | 程序设计 | プログラミング | 프로그래밍 | برمجة | البرمجة | प्रोग्रामिंग
object oriented programming | oop | programación orientada a objetos | programação orientada a objetos | programmation orientée objet | poo | ооп | 面向对象
web development | web dev | webdev | website development | build websites | build a website | building websites | make websites | make a website | create websites | create a website | creating websites | websites | веб разработка | веб розробка | desarrollo web | desenvolvimento web | développement web | webentwicklung | 网页开发 | web开发 | تطوير الويب
web design | webdesign | diseño web
frontend | front end | фронтенд
backend | back end | бэкенд | бекенд
full stack | fullstack
web developer | web developers
game development | game dev | gamedev | video game development | разработка игр | desarrollo de videojuegos | desenvolvimento de jogos
mobile development | mobile app development | mobile dev | desarrollo móvil | desenvolvimento mobile
app development | application development
ios | iphone | iphone apps
cyber security | cybersecurity | infosec | information security | computer security | it security | кибербезопасность | кібербезпека | ciberseguridad | segurança da informação | cibersegurança | cybersécurité | 网络安全 | 信息安全 | الأمن السيبراني
ethical hacking | penetration testing | pentesting | pen testing | pentest
cryptography | crypto | криптография | криптографія | criptografía | criptografia | cryptographie | kryptographie | 密码学
cryptocurrency | cryptocurrencies
blockchain | block chain | блокчейн
user experience | ux
user interface | ui
ui ux | ux ui | ui ux design | ux ui design
internet of things | iot
search engine optimization | seo | search engine optimisation
human computer interaction | hci
quality assurance | qa
virtual reality | vr
augmented reality | ar
spreadsheets | spreadsheet
excel | ms excel | microsoft excel | эксель
powerpoint | power point | ms powerpoint
power bi | powerbi
photoshop | adobe photoshop | фотошоп
premiere pro | adobe premiere
latex | la tex
version control | source control
calculus | calc | матанализ | математический анализ | математичний аналіз | cálculo | calculo | 微积分 | calcul différentiel
linear algebra | lin alg | linalg | линейная алгебра | лінійна алгебра | álgebra lineal | álgebra linear | algèbre linéaire | lineare algebra | 线性代数 | 線形代数 | 선형대수 | الجبر الخطي
differential equations | diff eq | diffeq | odes | дифференциальные уравнения | ecuaciones diferenciales | equações diferenciais
discrete mathematics | discrete math | discrete maths | дискретная математика | дискретна математика | matemáticas discretas | matemática discreta | mathématiques discrètes | 离散数学
mathematics | math | maths | математика | matemáticas | matemática | matematicas | mathématiques | mathematik | matematica | matematik | 数学 | 수학 | رياضيات | الرياضيات | गणित
statistics | stats | statistic | статистика | estadística | estatística | statistiques | statistique | statistik | statistica | 统计 | 统计学 | 統計学 | 통계 | الإحصاء | सांख्यिकी
probability | prob | теория вероятностей | теорія ймовірностей | probabilidad | probabilidade | probabilités | wahrscheinlichkeit | 概率 | 概率论 | 確率
physics | phys | физика | фізика | física | fisica | physique | physik | 物理 | 物理学 | 물리 | 물리학 | فيزياء | الفيزياء | भौतिकी | भौतिक विज्ञान
quantum mechanics | quantum physics | квантовая механика | квантова механіка | mecánica cuántica | mecânica quântica | mécanique quantique | quantenmechanik | 量子力学
chemistry | chem | химия | хімія | química | chimie | chemie | 化学 | 화학 | كيمياء | الكيمياء | रसायन विज्ञान
organic chemistry | ochem | orgo | органическая химия | química orgánica | química orgânica
biology | bio | биология | біологія | biología | biologia | biologie | 生物 | 生物学 | 생물 | أحياء | علم الأحياء | जीव विज्ञान
astronomy | astro | астрономия | астрономія | astronomía | astronomia | astronomie | 天文学
economics | econ | экономика | економіка | economía | economia | économie | wirtschaft | volkswirtschaft | 经济学 | 経済学 | 경제 | 경제학 | اقتصاد | الاقتصاد | अर्थशास्त्र
microeconomics | micro economics | микроэкономика | microeconomía | microeconomia
macroeconomics | macro economics | макроэкономика | macroeconomía | macroeconomia
psychology | psych | психология | психологія | psicología | psicologia | psychologie | 心理学 | 심리 | 심리학 | علم النفس | मनोविज्ञान
philosophy | phil | философия | філософія | filosofía | filosofia | philosophie | 哲学 | 철학 | فلسفة | الفلسفة | दर्शन
history | история | історія | historia | história | histoire | geschichte | storia | 历史 | 歴史 | 역사 | تاريخ | التاريخ | इतिहास
political science | poli sci | polisci | politics | политология | політологія | ciencia política | ciência política
sociology | социология | соціологія | sociología | sociologia | sociologie | 社会学
law | право | derecho | direito | droit | 法律 | القانون
geography | география | географія | geografía | geografia | géographie | 地理
literature | литература | література | literatura | littérature | literatur | 文学
music | музыка | музика | música | musique | musik | musica | 音乐 | 音楽 | 음악
photography | photo | фотография | фотографія | fotografía | fotografia | photographie | fotografie | 摄影
drawing | рисование | малювання | dibujo | desenho | dessin | zeichnen | 绘画
graphic design | графический дизайн | графічний дизайн | diseño gráfico | design gráfico | graphisme | 平面设计
cooking | кулинария | кулінарія | cocina | culinária | cuisine | kochen | 烹饪
chess | шахматы | шахи | ajedrez | xadrez | échecs | schach
marketing | маркетинг | mercadotecnia | 市场营销 | تسويق | التسويق
digital marketing | цифровой маркетинг | marketing digital | online marketing | internet marketing | التسويق الرقمي | التسويق الإلكتروني
entrepreneurship | entrepreneur | предпринимательство | підприємництво | emprendimiento | empreendedorismo | entrepreneuriat | unternehmertum | 创业 | ريادة الأعمال
project management | pm | управление проектами | управління проєктами | gestión de proyectos | gerenciamento de projetos | gestão de projetos | gestion de projet | projektmanagement | 项目管理 | إدارة المشاريع
project manager | project managers
human resources | hr
public speaking | ораторское искусство | oratoria | oratória | hablar en público | 演讲
leadership | лидерство | лідерство | liderazgo | liderança | 领导力 | القيادة
accounting | бухгалтерский учет | бухгалтерія | contabilidad | contabilidade | comptabilité | buchhaltung | 会计 | المحاسبة
guitar | guitarra | guitare | gitarre | chitarra | гитара | гітара | ギター | 吉他
negotiation | negotiations | negotiating | negociación | negociação | négociation | переговоры | 谈判
finance | финансы | фінанси | finanzas | finanças | finanzen | 金融 | المالية
nutrition | nutrición | nutrição | питание | харчування
english | английский | английский язык | англійська | англійська мова | inglés | ingles | inglês | anglais | englisch | 英语 | 英語 | 영어 | الإنجليزية | اللغة الإنجليزية | अंग्रेजी
spanish | испанский | іспанська | español | espanhol | espagnol | spanisch | castellano
french | французский | французька | francés | francês | français | französisch
german | немецкий | німецька | alemán | alemão | allemand | deutsch
ukrainian | украинский | українська мова | українська
russian | русский язык
chinese | mandarin | mandarin chinese | китайский | китайська
japanese | nihongo | японский | японська
rome | roman | romans
world war 1 | world war i | ww1 | wwi | first world war
world war 2 | world war ii | ww2 | wwii | second world war
united states | usa | u s
american history | us history | u s history
microprocessors | microprocessor
electrical engineering | ee
computer aided design | cad
supply chain | scm
business intelligence | bi
massachusetts institute of technology | mit
mit opencourseware | mit ocw | ocw
khan academy | khanacademy
freecodecamp | free code camp | fcc
university of california berkeley | uc berkeley | berkeley
carnegie mellon | cmu
3blue1brown | 3b1b | three blue one brown
introduction | intro | introductory | 101 | fundamentals | basics | foundations | essentials | getting started | primer | введение | вступ | основы | основи | introducción | introdução | einführung | grundlagen | fundamentos | principes | bases | fondamentaux | 入門 | 导论 | 概论 | 基础 | 入门 | مقدمة | أساسيات | परिचय
advanced topics | special topics
a to z | a z | complete guide | masterclass | complete course
e learning | elearning
e commerce | ecommerce
photo editing | image editing
3d modeling | 3d modelling
time management | тайм менеджмент | gestión del tiempo
`;

/** Groups of phrases with the same meaning, as people type them. */
export const ALIAS_GROUPS: string[][] = GROUPS.trim()
  .split('\n')
  .map((line) => line.split('|').map((phrase) => phrase.trim()))
  .filter((group) => group.length > 1);
