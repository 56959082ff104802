import type { Language } from '#core/kernel/language.ts'

/** Sentence of a parent, and what the assistant must make of it. Written before the parser, not after it. */
export interface ParentSentence {
  readonly text: string
  readonly language: Language
  /** As `facet=param,param`; a price or a rating as `price=min..max`. None by default. */
  readonly filters?: readonly string[]
  /** City or district that limits the results. None by default. */
  readonly place?: string
  /** Words about a wish that no filter expresses; the answer must name each as not understood. None by default. */
  readonly unmet?: readonly string[]
}

const nonPublic = 'ownership=niepubliczna,prywatna'

const polish: readonly Omit<ParentSentence, 'language'>[] = [
  {
    text: 'Szukam żłobka dla 1,5 rocznej córki na Mokotowie, do 1500 zł miesięcznie',
    filters: ['category=zlobki', 'price=..1500'],
    place: 'Mokotów',
  },
  {
    text: 'dzien dobry, poszukuje przedszkola dla synka 2,5 roku od września w Krakowie',
    filters: ['category=przedszkola'],
    place: 'Kraków',
    unmet: ['2,5 roku', 'września'],
  },
  {
    text: 'Prywatny żłobek we Wrocławiu czynny od 6:30 do 17:30, tak do 2000zł',
    filters: ['category=zlobki', nonPublic, 'price=..2000'],
    place: 'Wrocław',
    unmet: ['6:30', '17:30'],
  },
  {
    text: 'przedszkole publiczne bez religii, Poznań',
    filters: ['category=przedszkola', 'ownership=publiczna'],
    place: 'Poznań',
    unmet: ['religii'],
  },
  {
    text: 'Potrzebuję miejsca dla rocznego dziecka od zaraz w Gdansku, najlepiej z wolnymi miejscami',
    filters: ['category=zlobki', 'has_vacancies'],
    place: 'Gdańsk',
    unmet: ['zaraz'],
  },
  {
    text: 'przedszkole ktore ma diete bezglutenowa i ogród Łódź',
    filters: ['category=przedszkola', 'features=diety,ogrod'],
    place: 'Łódź',
  },
  {
    text: 'córka ma alergię na orzechy i mleko, jakie przedszkole w Lublinie?',
    filters: ['category=przedszkola', 'features=diety'],
    place: 'Lublin',
    unmet: ['orzechy'],
  },
  {
    text: 'nie chcę montessori, zwykłe państwowe przedszkole Katowice',
    filters: ['category=przedszkola', 'ownership=publiczna'],
    place: 'Katowice',
    unmet: ['montessori'],
  },
  {
    text: 'żłobek albo klub malucha blisko centrum Kielc, max 1200',
    filters: ['specialization=klub-malucha-dzieciecy,zlobek', 'price=..1200'],
    place: 'Kielce',
    unmet: ['centrum'],
  },
  {
    text: 'Niania / opiekun dzienny na Woli, dziecko ma 9 miesięcy',
    filters: ['specialization=opiekun-dzienny'],
    place: 'Wola',
  },
  {
    text: 'przedszkole z angielskim i basenem ale nie droższe niż 1800 zł, Warszawa',
    filters: ['category=przedszkola', 'features=basen,jezyk-angielski', 'price=..1800'],
    place: 'Warszawa',
  },
  {
    text: 'Przedszkole pod Warszawą z dużym ogrodem',
    filters: ['category=przedszkola', 'features=ogrod'],
    unmet: ['pod Warszawą'],
  },
  {
    text: 'byle nie prywatne, przedszkole Rzeszów dla 4 latka',
    filters: ['category=przedszkola', 'ownership=publiczna'],
    place: 'Rzeszów',
  },
  {
    text: 'szukamy zlobka integracyjnego w szczecinie, syn ma zespół downa',
    filters: ['category=zlobki', 'ownership=integracyjna'],
    place: 'Szczecin',
    unmet: ['zespół downa'],
  },
  {
    text: 'przedszkole dla dziecka w spektrum autyzmu, z psychologiem i integracją sensoryczną - Toruń',
    filters: ['category=przedszkola', 'features=integracja-sensoryczna-si,psycholog,wsparcie-dzieci-w-spektrum-autyzmu'],
    place: 'Toruń',
  },
  { text: 'tani żłobek Białystok', filters: ['category=zlobki'], place: 'Białystok', unmet: ['tani'] },
  {
    text: 'przeczkole katolickie krakow krowodza',
    filters: ['category=przedszkola', 'ownership=katolicka'],
    place: 'Krowodrza',
  },
  { text: 'żłobek poza Krakowem, do 30 km', filters: ['category=zlobki'], unmet: ['poza Krakowem', '30 km'] },
  { text: 'przedszkole całodobowe Gdynia', filters: ['category=przedszkola'], place: 'Gdynia', unmet: ['całodobowe'] },
  {
    text: 'Przedszkole otwarte w soboty, Bydgoszcz, oceniane powyżej 4,5',
    filters: ['category=przedszkola', 'open_saturday', 'rating=4.5..'],
    place: 'Bydgoszcz',
  },
  { text: '6-latek, zerówka w Olsztynie', filters: ['specialization=oddzial-przedszkolny'], place: 'Olsztyn' },
  {
    text: 'Czy jest jakiś żłobek z podglądem z kamer i własną kuchnią, Wilanów? nie catering',
    filters: ['category=zlobki', 'features=podglad-z-kamer-dla-rodzicow,wlasna-kuchnia'],
    place: 'Wilanów',
    unmet: ['catering'],
  },
  { text: 'opieka dla dwulatki w Opolu na 5 godzin dziennie', filters: ['category=zlobki'], place: 'Opole', unmet: ['5 godzin'] },
  {
    text: 'przedszkole 900-1300 zł w Zielonej Górze, żeby pani mówiła po ukraińsku',
    filters: ['category=przedszkola', 'price=900..1300', 'features=jezyk-ukrainski'],
    place: 'Zielona Góra',
  },
]

const ukrainian: readonly Omit<ParentSentence, 'language'>[] = [
  {
    text: 'шукаю садочок для дитини 3 роки у Варшаві, до 1000 злотих',
    filters: ['category=przedszkola', 'price=..1000'],
    place: 'Warszawa',
  },
  {
    text: 'Ясла у Кракові для дворічної доньки, щоб були вільні місця',
    filters: ['category=zlobki', 'has_vacancies'],
    place: 'Kraków',
  },
  {
    text: 'Потрібен державний садок у Вроцлаві з вересня',
    filters: ['category=przedszkola', 'ownership=publiczna'],
    place: 'Wrocław',
    unmet: ['вересня'],
  },
  {
    text: 'приватні ясла Гданськ не дорожче 1700 зл',
    filters: ['category=zlobki', nonPublic, 'price=..1700'],
    place: 'Gdańsk',
  },
  {
    text: 'Садок з українською групою в Лодзі, сину 5 років',
    filters: ['category=przedszkola', 'ownership=grupy-ukrainskie'],
    place: 'Łódź',
  },
  {
    text: 'без монтессорі будь ласка, звичайний садок Познань',
    filters: ['category=przedszkola'],
    place: 'Poznań',
    unmet: ['монтессорі'],
  },
  {
    text: 'садок де є логопед і англійська мова, Люблін',
    filters: ['category=przedszkola', 'features=jezyk-angielski,logopeda'],
    place: 'Lublin',
  },
  { text: 'малюку 10 місяців, шукаємо ясла на Мокотові', filters: ['category=zlobki'], place: 'Mokotów' },
  {
    text: 'у дитини алергія на молоко, садок в Катовіце',
    filters: ['category=przedszkola', 'features=diety'],
    place: 'Katowice',
    unmet: ['молоко'],
  },
  {
    text: 'дитячий садок не приватний, Жешув',
    filters: ['category=przedszkola', 'ownership=publiczna'],
    place: 'Rzeszów',
  },
  { text: 'ясла з 7 до 18 години Щецін', filters: ['category=zlobki'], place: 'Szczecin', unmet: ['18'] },
  {
    text: 'шукаємо садок для дитини з аутизмом, Краків, з садом',
    filters: ['category=przedszkola', 'features=ogrod,wsparcie-dzieci-w-spektrum-autyzmu'],
    place: 'Kraków',
  },
  { text: 'садік в Варшаві недорого', filters: ['category=przedszkola'], place: 'Warszawa', unmet: ['недорого'] },
  {
    text: 'Клуб малюка на Волі до 1500',
    filters: ['specialization=klub-malucha-dzieciecy', 'price=..1500'],
    place: 'Wola',
  },
  {
    text: 'садочок біля метро, Варшава, двомовний',
    filters: ['category=przedszkola', 'features=grupy-dwujezyczne'],
    place: 'Warszawa',
    unmet: ['метро'],
  },
  {
    text: 'вегетаріанське харчування в садку, Познань',
    filters: ['category=przedszkola', 'features=posilki-wegetarianskie'],
    place: 'Poznań',
  },
  { text: 'за межами Кракова, садок', filters: ['category=przedszkola'], unmet: ['межами Кракова'] },
  { text: 'садок по суботах працює? Торунь', filters: ['category=przedszkola', 'open_saturday'], place: 'Toruń' },
]

const english: readonly Omit<ParentSentence, 'language'>[] = [
  {
    text: 'Looking for a nursery in Warsaw for my 18 month old, under 2000 PLN a month',
    filters: ['category=zlobki', 'price=..2000'],
    place: 'Warszawa',
  },
  {
    text: 'We need a kindergarten in Krakow from September for a 3 year old',
    filters: ['category=przedszkola'],
    place: 'Kraków',
    unmet: ['September'],
  },
  {
    text: 'English speaking preschool Wroclaw not montessori',
    filters: ['category=przedszkola', 'features=jezyk-angielski'],
    place: 'Wrocław',
    unmet: ['montessori'],
  },
  {
    text: 'private kindergarden with garden and pool in Gdansk',
    filters: ['category=przedszkola', nonPublic, 'features=basen,ogrod'],
    place: 'Gdańsk',
  },
  {
    text: 'public nursery Poznan, free places please',
    filters: ['category=zlobki', 'ownership=publiczna', 'has_vacancies'],
    place: 'Poznań',
  },
  { text: 'daycare open until 6pm in Lodz', filters: ['category=zlobki'], place: 'Łódź', unmet: ['6pm'] },
  {
    text: 'my son is 2 and a half, is there a bilingual preschool in Mokotów?',
    filters: ['category=przedszkola', 'features=grupy-dwujezyczne'],
    place: 'Mokotów',
    unmet: ['2 and a half'],
  },
  { text: 'preschool without religion in Lublin', filters: ['category=przedszkola'], place: 'Lublin', unmet: ['religion'] },
  {
    text: 'Childminder for a 1 year old, Katowice, max 1500 zl',
    filters: ['specialization=opiekun-dzienny', 'price=..1500'],
    place: 'Katowice',
  },
  {
    text: 'nut allergy - which kindergartens in Krakow can cope?',
    filters: ['category=przedszkola', 'features=diety'],
    place: 'Kraków',
    unmet: ['nut'],
  },
  {
    text: 'wheelchair accessible preschool Szczecin',
    filters: ['category=przedszkola', 'features=dostosowanie-do-niepelnosprawnosci'],
    place: 'Szczecin',
  },
  {
    text: 'kindergarten for a 5 year old, between 800 and 1500 zloty, Torun',
    filters: ['category=przedszkola', 'price=800..1500'],
    place: 'Toruń',
  },
  { text: 'non-public nursery school, Rzeszow', filters: ['category=przedszkola', nonPublic], place: 'Rzeszów' },
  { text: 'nursery rated at least 4 in Gdynia', filters: ['category=zlobki', 'rating=4..'], place: 'Gdynia' },
  {
    text: 'cheap toddler club near Wola',
    filters: ['specialization=klub-malucha-dzieciecy'],
    place: 'Wola',
    unmet: ['cheap'],
  },
  {
    text: 'anything but a private nursery in Bialystok',
    filters: ['category=zlobki', 'ownership=publiczna'],
    place: 'Białystok',
  },
  {
    text: 'forest kindergarten outside Krakow',
    filters: ['category=przedszkola', 'features=zajecia-lesne'],
    unmet: ['outside Krakow'],
  },
  {
    text: 'speech therapist and vegetarian meals, preschool in Bydgoszcz, no catering',
    filters: ['category=przedszkola', 'features=logopeda,posilki-wegetarianskie'],
    place: 'Bydgoszcz',
    unmet: ['catering'],
  },
]

/** Returns sentences with their language. */
export const sentencesIn = (language: Language, sentences: readonly Omit<ParentSentence, 'language'>[]): readonly ParentSentence[] =>
  sentences.map((sentence) => ({ ...sentence, language }))

/** Sixty sentences of parents in three languages. */
export const parentSentences: readonly ParentSentence[] = [
  ...sentencesIn('pl', polish),
  ...sentencesIn('ua', ukrainian),
  ...sentencesIn('en', english),
]
