/** Facility that parents search for in `parent-queries.ts`; tags by their URL parameters. */
export interface SoughtFacility {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly city: string
  readonly district?: string
  readonly street?: string
  readonly number?: string
  readonly postCode?: string
  readonly ownership?: readonly string[]
  readonly features?: readonly string[]
  /** Złoty a month. */
  readonly price?: number
  readonly vacancies?: true
  readonly saturday?: true
}

/** City with its voivodeship, its number of facilities in the whole register and its other names. */
export interface SoughtCity {
  readonly name: string
  readonly voivodeship: string
  readonly facilities: number
  readonly aliases?: readonly string[]
  readonly districts?: readonly string[]
  /** Its own name by default. */
  readonly county?: string
  readonly commune?: string
}

export const soughtCities: readonly SoughtCity[] = [
  {
    name: 'Warszawa',
    voivodeship: 'mazowieckie',
    facilities: 2500,
    aliases: ['Варшава', 'Warsaw'],
    districts: ['Mokotów', 'Wola', 'Wesoła'],
  },
  { name: 'Kraków', voivodeship: 'malopolskie', facilities: 1240, aliases: ['Краків', 'Cracow'], districts: ['Krowodrza'] },
  { name: 'Wrocław', voivodeship: 'dolnoslaskie', facilities: 900, aliases: ['Вроцлав'] },
  { name: 'Łódź', voivodeship: 'lodzkie', facilities: 800, aliases: ['Лодзь'] },
  { name: 'Gdańsk', voivodeship: 'pomorskie', facilities: 700, aliases: ['Гданськ'] },
  { name: 'Poznań', voivodeship: 'wielkopolskie', facilities: 650 },
  { name: 'Katowice', voivodeship: 'slaskie', facilities: 400 },
  { name: 'Kielce', voivodeship: 'swietokrzyskie', facilities: 220 },
  { name: 'Lublin', voivodeship: 'lubelskie', facilities: 350 },
  { name: 'Gorzów Wielkopolski', voivodeship: 'lubuskie', facilities: 90 },
  { name: 'Kołobrzeg', voivodeship: 'zachodniopomorskie', facilities: 40 },
  { name: 'Gorzów', voivodeship: 'malopolskie', facilities: 1 },
  { name: 'Kije', voivodeship: 'swietokrzyskie', facilities: 0 },
  { name: 'Kraków', voivodeship: 'opolskie', facilities: 0 },
  { name: 'Łaziska Górne', voivodeship: 'slaskie', facilities: 16 },
  { name: 'Józefów', voivodeship: 'mazowieckie', county: 'otwocki', commune: 'Józefów', facilities: 12 },
  { name: 'Józefów', voivodeship: 'lubelskie', county: 'biłgorajski', commune: 'Józefów', facilities: 1 },
  { name: 'Mołowiste', voivodeship: 'podlaskie', county: 'augustowski', commune: 'Płaska', facilities: 0 },
  { name: 'Nowy Białcz', voivodeship: 'wielkopolskie', county: 'kościański', commune: 'Śmigiel', facilities: 0 },
  { name: 'Jaźwiska', voivodeship: 'pomorskie', county: 'tczewski', commune: 'Gniew', facilities: 0 },
  { name: 'Rzymiec', voivodeship: 'lodzkie', county: 'skierniewicki', commune: 'Skierniewice', facilities: 0 },
  { name: 'Rzymiec', voivodeship: 'lodzkie', county: 'rawski', commune: 'Sadkowice', facilities: 0 },
  { name: 'Tęcza', voivodeship: 'swietokrzyskie', county: 'opatowski', commune: 'Iwaniska', facilities: 0 },
]

const nonPublic = ['niepubliczna', 'prywatna']

export const soughtFacilities: readonly SoughtFacility[] = [
  {
    id: 'm1',
    name: 'Niepubliczne Przedszkole Montessori Mali Odkrywcy',
    type: 'kindergarten',
    city: 'Kraków',
    district: 'Krowodrza',
    street: 'ul. Karmelicka',
    number: '12',
    postCode: '31-128',
    ownership: [...nonPublic, 'montessori'],
    price: 1900,
  },
  {
    id: 'm2',
    name: 'Żłobek Montessori Casa',
    type: 'nursery',
    city: 'Kraków',
    street: 'Królewska',
    number: '5',
    ownership: ['montessori'],
  },
  { id: 'm3', name: 'Przedszkole Montessori Gwiazdozbiór', type: 'kindergarten', city: 'Warszawa', ownership: ['montessori'] },
  { id: 's1', name: 'Samorządowe Przedszkole nr 10 „Słoneczko”', type: 'kindergarten', city: 'Kraków', ownership: ['publiczna'] },
  { id: 's2', name: 'Żłobek Słoneczko', type: 'nursery', city: 'Kraków', street: 'ul. Lea', number: '30', postCode: '30-028' },
  { id: 's3', name: 'Słoneczko', type: 'kindergarten_point', city: 'Warszawa', district: 'Wola' },
  { id: 't1', name: 'Przedszkole Tęcza', type: 'kindergarten', city: 'Łódź', street: 'ul. Słoneczkowa', number: '28' },
  { id: 'g1', name: 'Przedszkole Miejskie nr 7', type: 'kindergarten', city: 'Gorzów Wielkopolski', ownership: ['publiczna'] },
  { id: 'g2', name: 'Żłobek Miejski nr 1', type: 'nursery', city: 'Gorzów Wielkopolski', ownership: ['publiczna'] },
  { id: 'gv', name: 'Punkt Przedszkolny Jarzębinka', type: 'kindergarten_point', city: 'Gorzów' },
  {
    id: 'w1',
    name: 'Przedszkole Leśny Zakątek',
    type: 'kindergarten',
    city: 'Wrocław',
    ownership: nonPublic,
    features: ['ogrod'],
    price: 1400,
  },
  { id: 'w2', name: 'Przedszkole nr 24', type: 'kindergarten', city: 'Wrocław', ownership: ['publiczna'], price: 0, vacancies: true },
  { id: 'w3', name: 'Żłobek Kropelka', type: 'nursery', city: 'Wrocław', street: 'ul. Ogrodowa', number: '3' },
  { id: 'd1', name: 'Żłobek Bajka', type: 'nursery', city: 'Gdańsk', ownership: nonPublic, price: 1200, vacancies: true },
  { id: 'd2', name: 'Żłobek Premium Kids', type: 'nursery', city: 'Gdańsk', ownership: nonPublic, price: 2400 },
  { id: 'd3', name: 'Klub Dziecięcy Fale', type: 'toddler_club', city: 'Gdańsk', ownership: nonPublic, price: 1500 },
  { id: 'o1', name: 'Przedszkole nr 144', type: 'kindergarten', city: 'Kraków', street: 'os. Bohaterów Września', number: '13' },
  {
    id: 'o2',
    name: 'Przedszkole św. Jadwigi',
    type: 'kindergarten',
    city: 'Poznań',
    street: 'ul. Święty Marcin',
    ownership: ['katolicka'],
  },
  { id: 'a1', name: 'Żłobek Pod Topolami', type: 'nursery', city: 'Kraków', street: 'al. Pokoju', number: '44' },
  { id: 'u1', name: 'Przedszkole Perełka', type: 'kindergarten', city: 'Warszawa', district: 'Wola', ownership: ['grupy-ukrainskie'] },
  {
    id: 'e1',
    name: 'Little Explorers',
    type: 'kindergarten',
    city: 'Warszawa',
    district: 'Mokotów',
    ownership: nonPublic,
    features: ['jezyk-angielski'],
    price: 3200,
  },
  { id: 'p1', name: 'Przedszkole nr 33', type: 'kindergarten', city: 'Warszawa', district: 'Mokotów', ownership: ['publiczna'] },
  { id: 'i1', name: 'Przedszkole Integracyjne nr 137', type: 'kindergarten', city: 'Kraków', ownership: ['publiczna', 'integracyjna'] },
  { id: 'wc', name: 'Wesoła Chatka', type: 'kindergarten', city: 'Łódź' },
  { id: 'k1', name: 'Karuzela', type: 'kindergarten', city: 'Lublin' },
  { id: 'k2', name: 'Karuzela', type: 'nursery', city: 'Łódź' },
  { id: 'b1', name: 'Szkoła Podstawowa nr 5', type: 'primary_school', city: 'Kraków' },
  { id: 'j1', name: 'Przedszkole Promyk', type: 'kindergarten', city: 'Józefów' },
  { id: 'c1', name: 'Opieka Pod Chmurką', type: 'day_guardian', city: 'Lublin', saturday: true },
]
