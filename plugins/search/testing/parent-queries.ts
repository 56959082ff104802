/** Text that a parent types, and what it must find among `parent-query-facilities.ts`. Written before the search. */
export interface ParentQuery {
  readonly text: string
  /** Ids of all results, best first; those in one inner list may come in any order. */
  readonly finds?: readonly (string | readonly string[])[]
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
  /** Words that nothing contains; the results are those of the others. None by default. */
  readonly ignored?: readonly string[]
}

export const parentQueries: readonly ParentQuery[] = [
  // The issue's own examples.
  { text: 'montessori krakow', finds: [['m1', 'm2']], filters: ['ownership=montessori'], place: 'Kraków' },
  { text: 'słoneczko kraków', finds: [['s1', 's2']], place: 'Kraków' },
  { text: 'gorzow wlkp', page: 'city Gorzów Wielkopolski' },
  { text: '30-028', finds: ['s2'] },
  { text: 'karmelicka', finds: ['m1'] },
  { text: 'k', places: ['Kraków', 'Katowice', 'Kielce', 'Kołobrzeg'] },
  {
    text: 'przedszkole z ogrodem wrocław',
    finds: ['w1'],
    filters: ['category=przedszkola', 'features=ogrod'],
    place: 'Wrocław',
  },
  { text: 'żłobek do 1500 zł gdańsk', finds: [['d1', 'd3']], filters: ['category=zlobki', 'price=..1500'], place: 'Gdańsk' },
  { text: 'wolne miejsca', finds: [['d1', 'w2']], filters: ['has_vacancies'] },
  { text: 'publiczne przedszkole wrocław', finds: ['w2'], filters: ['category=przedszkola', 'ownership=publiczna'], place: 'Wrocław' },
  { text: 'integracyjne kraków', finds: ['i1'], filters: ['ownership=integracyjna'], place: 'Kraków' },
  { text: 'angielski warszawa', finds: ['e1'], filters: ['features=jezyk-angielski'], place: 'Warszawa' },

  // Exact names and places lead to their page, others to a list.
  { text: 'Kraków', page: 'city Kraków' },
  { text: 'mokotow', page: 'district Mokotów' },
  { text: 'Wesoła Chatka', page: 'facility wc' },
  { text: 'sloneczko', finds: ['s3', ['s1', 's2'], 't1'] },
  { text: 'przedszkole nr 144 kraków', finds: ['o1'], filters: ['category=przedszkola'], place: 'Kraków' },

  // Addresses and abbreviations.
  { text: '30028', finds: ['s2'] },
  { text: 'kraków karmelicka 12', finds: ['m1'], place: 'Kraków' },
  { text: 'osiedle bohaterów września', finds: ['o1'] },
  { text: 'os. Bohaterów Września Kraków', finds: ['o1'], place: 'Kraków' },
  { text: 'aleja pokoju kraków', finds: ['a1'], place: 'Kraków' },
  { text: 'świętej jadwigi poznań', finds: ['o2'], place: 'Poznań' },
  { text: 'żłobek gorzów wlkp.', finds: ['g2'], filters: ['category=zlobki'], place: 'Gorzów Wielkopolski' },
  { text: 'przedszkole w gorzowie wielkopolskim', finds: ['g1'], filters: ['category=przedszkola'], place: 'Gorzów Wielkopolski' },

  // Districts, grammatical cases, swapped words.
  { text: 'przedszkole mokotów', finds: [['e1', 'p1']], filters: ['category=przedszkola'], place: 'Mokotów' },
  { text: 'krowodrza montessori', finds: ['m1'], filters: ['ownership=montessori'], place: 'Krowodrza' },
  { text: 'w Krakowie żłobek', finds: [['m2', 's2', 'a1']], filters: ['category=zlobki'], place: 'Kraków' },
  { text: 'warszawa słoneczko', finds: ['s3'], place: 'Warszawa' },

  // Names of localities go before similar names, streets and words that are left out.
  { text: 'Mołowiste', nearest: 'Mołowiste' },
  { text: 'przedszkole Mołowiste', nearest: 'Mołowiste', filters: ['category=przedszkola'] },
  { text: 'żłobek do 1500 zł w Nowym Białczu', nearest: 'Nowy Białcz', filters: ['category=zlobki', 'price=..1500'] },
  { text: 'nowy bialcz', nearest: 'Nowy Białcz' },
  { text: 'Jaźwiska', nearest: 'Jaźwiska' },
  { text: 'Rzymiec', choice: ['skierniewicki', 'rawski'] },
  { text: 'przedszkole rzymiec łódzkie', choice: ['skierniewicki', 'rawski'], filters: ['category=przedszkola'] },
  { text: 'Rzymiec, gmina Sadkowice, powiat rawski', nearest: 'Rzymiec' },
  { text: 'Józefów', choice: ['otwocki', 'biłgorajski'] },
  { text: 'Józefów powiat otwocki', page: 'city Józefów' },
  { text: 'Tęcza', choice: ['opatowski'], finds: ['t1'] },
  { text: 'Tęcza, powiat opatowski', nearest: 'Tęcza' },
  { text: '"tęcza"', finds: ['t1'] },

  // Typing errors.
  { text: 'sloneczkp krakow', finds: [['s1', 's2']], place: 'Kraków' },
  { text: 'montesori wraszawa', finds: ['m3'], filters: ['ownership=montessori'] },

  // Ukrainian and English.
  { text: 'садок у Вроцлаві', finds: [['w1', 'w2']], filters: ['category=przedszkola'], place: 'Wrocław' },
  { text: 'ясла Гданськ до 1500 злотих', finds: [['d1', 'd3']], filters: ['category=zlobki', 'price=..1500'], place: 'Gdańsk' },
  { text: 'українські групи Варшава', finds: ['u1'], filters: ['ownership=grupy-ukrainskie'], place: 'Warszawa' },
  { text: 'вільні місця Вроцлав', finds: ['w2'], filters: ['has_vacancies'], place: 'Wrocław' },
  { text: 'english preschool in Warsaw', finds: ['e1'], filters: ['category=przedszkola', 'features=jezyk-angielski'], place: 'Warszawa' },
  { text: 'nursery with free places near Gdańsk', finds: ['d1'], filters: ['category=zlobki', 'has_vacancies'], place: 'Gdańsk' },
  { text: 'nursery under 2000 pln Gdansk', finds: [['d1', 'd3']], filters: ['category=zlobki', 'price=..2000'], place: 'Gdańsk' },

  // Words that only look like filters or places, and words that nothing contains.
  { text: 'ogrodowa wrocław', finds: ['w3'], place: 'Wrocław' },
  { text: '"montessori" kraków', finds: [['m1', 'm2']], place: 'Kraków' },
  {
    text: 'prywatny żłobek 800-1500 zł',
    finds: [['d1', 'd3']],
    filters: ['category=zlobki', 'ownership=niepubliczna,prywatna', 'price=800..1500'],
  },
  { text: 'klub dziecięcy gdańsk', finds: ['d3'], filters: ['specialization=klub-malucha-dzieciecy'], place: 'Gdańsk' },
  { text: 'dzienny opiekun w soboty', finds: ['c1'], filters: ['specialization=opiekun-dzienny', 'open_saturday'] },
  {
    text: 'polecane przedszkole wrocław',
    finds: [['w1', 'w2']],
    filters: ['category=przedszkola'],
    place: 'Wrocław',
    ignored: ['polecane'],
  },
  {
    text: 'polecane żłobek gdańsk do 1000 zł',
    finds: [],
    filters: ['category=zlobki', 'price=..1000'],
    place: 'Gdańsk',
    ignored: ['polecane'],
  },
  {
    text: 'przedszkole śródmiejskie kraków krowodrza',
    finds: ['m1'],
    filters: ['category=przedszkola'],
    place: 'Krowodrza',
    ignored: ['śródmiejskie'],
  },
  { text: 'karmelicka 99 kraków', finds: ['m1'], place: 'Kraków', ignored: ['99'] },
  { text: '30-029', finds: [], ignored: ['30-029'] },
  { text: 'przedszkole z oddziałami integracyjnymi', finds: ['i1'], filters: ['category=przedszkola', 'ownership=integracyjna'] },
  { text: 'zzqqx', finds: [], ignored: ['zzqqx'] },
]
