import type { SoughtCity } from '#plugins/search/testing/parent-query-facilities.ts'

/** Cities of the sentences, some with districts, and villages whose names are words of sentences. */
export const sentencePlaces: readonly SoughtCity[] = [
  {
    name: 'Warszawa',
    voivodeship: 'mazowieckie',
    facilities: 2500,
    aliases: ['Варшава', 'Warsaw'],
    districts: ['Mokotów', 'Wola', 'Wilanów', 'Ursynów', 'Praga-Południe'],
  },
  { name: 'Kraków', voivodeship: 'malopolskie', facilities: 1240, aliases: ['Краків', 'Cracow'], districts: ['Krowodrza', 'Nowa Huta'] },
  { name: 'Wrocław', voivodeship: 'dolnoslaskie', facilities: 900, aliases: ['Вроцлав'] },
  { name: 'Łódź', voivodeship: 'lodzkie', facilities: 800, aliases: ['Лодзь'] },
  { name: 'Gdańsk', voivodeship: 'pomorskie', facilities: 700, aliases: ['Гданськ'] },
  { name: 'Poznań', voivodeship: 'wielkopolskie', facilities: 650, aliases: ['Познань'] },
  { name: 'Szczecin', voivodeship: 'zachodniopomorskie', facilities: 420, aliases: ['Щецін'] },
  { name: 'Katowice', voivodeship: 'slaskie', facilities: 400, aliases: ['Катовіце'] },
  { name: 'Bydgoszcz', voivodeship: 'kujawsko-pomorskie', facilities: 380, aliases: ['Бидгощ'] },
  { name: 'Lublin', voivodeship: 'lubelskie', facilities: 350, aliases: ['Люблін'] },
  { name: 'Białystok', voivodeship: 'podlaskie', facilities: 330, aliases: ['Білосток'] },
  { name: 'Gdynia', voivodeship: 'pomorskie', facilities: 320, aliases: ['Гдиня'] },
  { name: 'Rzeszów', voivodeship: 'podkarpackie', facilities: 300, aliases: ['Жешув'] },
  { name: 'Toruń', voivodeship: 'kujawsko-pomorskie', facilities: 240, aliases: ['Торунь'] },
  { name: 'Kielce', voivodeship: 'swietokrzyskie', facilities: 220, aliases: ['Кельце'] },
  { name: 'Olsztyn', voivodeship: 'warminsko-mazurskie', facilities: 210, aliases: ['Ольштин'] },
  { name: 'Opole', voivodeship: 'opolskie', facilities: 190, aliases: ['Ополе'] },
  { name: 'Zielona Góra', voivodeship: 'lubuskie', facilities: 170, aliases: ['Зелена Гура'] },
  { name: 'Góra', voivodeship: 'dolnoslaskie', county: 'górowski', commune: 'Góra', facilities: 5 },
  { name: 'Mleczno', voivodeship: 'dolnoslaskie', county: 'górowski', commune: 'Niechlów', facilities: 1 },
  { name: 'Syn', voivodeship: 'podlaskie', county: 'sejneński', commune: 'Puńsk', facilities: 0 },
]
