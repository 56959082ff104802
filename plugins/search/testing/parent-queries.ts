/** Text that a parent types, and what it must find among `parent-query-facilities.ts`. Written before the search. */
export interface ParentQuery {
  readonly text: string
  /** Ids of all results, best first; those in one inner list may come in any order. */
  readonly finds?: readonly (string | readonly string[])[]
  /** Id of the first result, where the others are only further away. */
  readonly first?: string
  /** Words that are filters, as `facet=param`; a price as `price=min..max` in złoty. None by default. */
  readonly filters?: readonly string[]
  /** The city or district that limits the results. None by default. */
  readonly place?: string
  /** The first suggested places, best first. */
  readonly places?: readonly string[]
  /** The page that the search leads to without a list: a city, a district or a facility. None by default. */
  readonly page?: string
  /** The locality without what is searched, to which the results are the nearest. None by default. */
  readonly nearest?: string
  /** Counties of the localities among which the user chooses. None by default. */
  readonly choice?: readonly string[]
  /** Words that are no condition; the results are those of the others. None by default. */
  readonly notApplied?: readonly string[]
  /** Words that are left out, because nothing meets all conditions. None by default. */
  readonly left?: readonly string[]
  /** Order that is asked for. */
  readonly order?: string
  /** Address from which the results are sorted. */
  readonly near?: string
}

export const parentQueries: readonly ParentQuery[] = [
  // The issue's own examples.
  { text: 'montessori krakow', finds: [['m1', 'm2']], filters: ['ownership=montessori'], place: 'Kraków' },
  { text: 'słoneczko kraków', finds: [['s1', 's2']], place: 'Kraków' },
  { text: 'gorzow wlkp', page: 'city lubuskie/gorzow-wielkopolski' },
  { text: '30-028', first: 's2', near: '30-028 (krakow)' },
  { text: 'karmelicka', finds: ['m1'] },
  { text: 'k', places: ['Kraków', 'Katowice', 'Kielce', 'Kołobrzeg'], notApplied: ['k'] },
  {
    text: 'przedszkole z ogrodem wrocław',
    finds: ['w1'],
    filters: ['category=przedszkola', 'features=ogrod'],
    place: 'Wrocław',
  },
  { text: 'żłobek do 1500 zł gdańsk', finds: [['d1', 'd3']], filters: ['category=zlobki', 'price=..1500'], place: 'Gdańsk' },
  { text: 'wolne miejsca', finds: [['d1', 'w2']], filters: ['has_vacancies'] },
  { text: 'publiczne przedszkole wrocław', finds: ['w2'], filters: ['category=przedszkola', 'sector=publiczne'], place: 'Wrocław' },
  { text: 'integracyjne kraków', finds: ['i1'], filters: ['ownership=integracyjna'], place: 'Kraków' },
  { text: 'integracyjne kraków, zespół downa', finds: [['i1']], filters: ['ownership=integracyjna'], place: 'Kraków' },
  { text: 'żona jest pielęgniarką, przedszkole wrocław', finds: [['w1', 'w2']], filters: ['category=przedszkola'], place: 'Wrocław' },
  { text: 'angielski warszawa', finds: ['e1'], filters: ['features=jezyk-angielski'], place: 'Warszawa' },

  // Exact names and places lead to their page, others to a list.
  { text: 'Kraków', page: 'city malopolskie/krakow' },
  { text: 'mokotow', page: 'district mazowieckie/warszawa mokotow' },
  { text: 'Wesoła Chatka', page: 'facility wc' },
  { text: 'sloneczko', finds: ['s3', ['s1', 's2'], 't1'] },
  { text: 'przedszkole nr 144 kraków', finds: ['o1'], place: 'Kraków' },

  // Addresses and abbreviations.
  { text: '30028', first: 's2', near: '30-028 (krakow)' },
  { text: 'kraków karmelicka 12', first: 'm1', place: 'Kraków', near: 'karmelicka 12 (krakow)' },
  { text: 'osiedle bohaterów września', finds: ['o1'] },
  { text: 'os. Bohaterów Września Kraków', first: 'o1', place: 'Kraków', near: 'os. Bohaterów Września (krakow)' },
  { text: 'aleja pokoju kraków', first: 'a1', place: 'Kraków', near: 'aleja pokoju (krakow)' },
  { text: 'świętej jadwigi poznań', finds: ['o2'], place: 'Poznań' },
  { text: 'żłobek gorzów wlkp.', finds: ['g2'], filters: ['category=zlobki'], place: 'Gorzów Wielkopolski' },
  { text: 'przedszkole w gorzowie wielkopolskim', finds: ['g1'], filters: ['category=przedszkola'], place: 'Gorzów Wielkopolski' },

  // Districts, grammatical cases, swapped words.
  { text: 'przedszkole mokotów', finds: [['e1', 'p1']], filters: ['category=przedszkola'], place: 'Mokotów' },
  { text: 'krowodrza montessori', finds: ['m1'], filters: ['ownership=montessori'], place: 'Krowodrza' },
  { text: 'w Krakowie żłobek', finds: [['m2', 's2', 'a1']], filters: ['category=zlobki'], place: 'Kraków' },
  { text: 'warszawa słoneczko', finds: ['s3'], place: 'Warszawa' },

  // Names of localities go before similar names, streets and words that are left out.
  { text: 'Mołowiste', place: 'Mołowiste', nearest: 'Mołowiste' },
  { text: 'przedszkole Mołowiste', place: 'Mołowiste', nearest: 'Mołowiste', filters: ['category=przedszkola'] },
  { text: 'żłobek do 1500 zł w Nowym Białczu', place: 'Nowy Białcz', nearest: 'Nowy Białcz', filters: ['category=zlobki', 'price=..1500'] },
  { text: 'nowy bialcz', place: 'Nowy Białcz', nearest: 'Nowy Białcz' },
  { text: 'Jaźwiska', place: 'Jaźwiska', nearest: 'Jaźwiska' },
  { text: 'Rzymiec', choice: ['skierniewicki', 'rawski'] },
  { text: 'przedszkole rzymiec łódzkie', choice: ['skierniewicki', 'rawski'], filters: ['category=przedszkola'] },
  { text: 'Rzymiec, gmina Sadkowice, powiat rawski', place: 'Rzymiec', nearest: 'Rzymiec' },
  { text: 'Józefów', page: 'city mazowieckie/jozefow' },
  { text: 'w powiecie otwockim', finds: ['j1'], place: 'pl:places.in-county {"name":"otwocki"}' },
  {
    text: 'przedszkole 5 km od powiatu otwockiego',
    finds: ['j1'],
    filters: ['category=przedszkola'],
    place: 'pl:places.in-county {"name":"otwocki"}',
    notApplied: ['5 km od'],
  },
  { text: 'Józefów powiat otwocki', page: 'city mazowieckie/jozefow' },
  { text: 'Tęcza', finds: ['t1'] },
  { text: 'Tęcza, powiat opatowski', place: 'Tęcza', nearest: 'Tęcza' },
  { text: '"tęcza"', finds: ['t1'] },

  // Typing errors.
  { text: 'sloneczkp krakow', finds: [['s1', 's2']], place: 'Kraków' },
  { text: 'montesori wraszawa', finds: ['m3'], filters: ['ownership=montessori'], place: 'Warszawa' },

  // Ukrainian and English.
  { text: 'садок у Вроцлаві', finds: [['w1', 'w2']], filters: ['category=przedszkola'], place: 'Wrocław' },
  { text: 'ясла Гданськ до 1500 злотих', finds: [['d1', 'd3']], filters: ['category=zlobki', 'price=..1500'], place: 'Gdańsk' },
  { text: 'українські групи Варшава', finds: ['u1'], filters: ['ownership=grupy-ukrainskie'], place: 'Warszawa' },
  { text: 'вільні місця Вроцлав', finds: ['w2'], filters: ['has_vacancies'], place: 'Wrocław' },
  { text: 'english preschool in Warsaw', finds: ['e1'], filters: ['category=przedszkola', 'features=jezyk-angielski'], place: 'Warszawa' },
  { text: 'nursery with free places near Gdańsk', finds: ['d1'], filters: ['category=zlobki', 'has_vacancies'], place: 'Gdańsk' },
  { text: 'nursery under 2000 pln Gdansk', finds: [['d1', 'd3']], filters: ['category=zlobki', 'price=..2000'], place: 'Gdańsk' },

  // Words that only look like filters or places, and words that nothing contains.
  { text: 'ogrodowa wrocław', first: 'w3', place: 'Wrocław', near: 'ogrodowa (wroclaw)' },
  { text: '"montessori" kraków', finds: [['m1', 'm2']], place: 'Kraków' },
  {
    text: 'prywatny żłobek 800-1500 zł',
    finds: [['d1', 'd3']],
    filters: ['category=zlobki', 'sector=niepubliczne', 'price=800..1500'],
  },
  { text: 'klub dziecięcy gdańsk', finds: ['d3'], filters: ['specialization=klub-malucha-dzieciecy'], place: 'Gdańsk' },
  { text: 'dzienny opiekun w soboty', finds: ['c1'], filters: ['specialization=opiekun-dzienny', 'open_saturday'] },
  {
    text: 'polecane przedszkole wrocław',
    finds: [['w1', 'w2']],
    filters: ['category=przedszkola'],
    place: 'Wrocław',
    order: 'rating',
  },
  {
    text: 'polecane żłobek gdańsk do 1000 zł',
    finds: [['d1', 'd2', 'd3']],
    filters: ['category=zlobki', 'price=..1000'],
    place: 'Gdańsk',
    order: 'rating',
    left: ['do 1000 zł'],
  },
  {
    text: 'przedszkole śródmiejskie kraków krowodrza',
    finds: ['m1'],
    filters: ['category=przedszkola'],
    place: 'Krowodrza',
    notApplied: ['śródmiejskie'],
  },
  { text: 'karmelicka 99 kraków', first: 'm1', place: 'Kraków', near: 'karmelicka 99 (krakow)' },
  { text: '30-029', finds: [], notApplied: ['30-029'] },
  { text: 'przedszkole z oddziałami integracyjnymi', finds: ['i1'], filters: ['category=przedszkola', 'ownership=integracyjna'] },
  { text: 'zzqqx', finds: [], notApplied: ['zzqqx'] },
]
