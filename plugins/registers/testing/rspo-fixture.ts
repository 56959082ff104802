/** Cells of a row by header; missing cells get the default of the layout. */
export type FixtureRow = Readonly<Record<string, string>>

const geoHeader = [
  'Numer RSPO',
  'Nazwa',
  'Kod terytorialny województwo',
  'Województwo',
  'Kod terytorialny powiat',
  'Powiat (GeoNames)',
  'Kod terytorialny gmina',
  'Gmina (nazwa pliku)',
  'Kod SIMC',
  'Miejscowość',
  'Ulica',
  'Numer budynku',
  'Numer lokalu',
  'Kod pocztowy',
  'Telefon',
  'E-mail',
  'Strona www',
  'REGON',
  'NIP',
  'Organ prowadzący',
  'Typ organu (OSM)',
  'Uwagi',
  'Długość',
  'Szerokość',
]

const header2020 = [
  'Numer RSPO',
  'Typ',
  'Nazwa',
  'Ulica',
  'Numer budynku',
  'Numer lokalu',
  'Kod pocztowy',
  'Miejscowość',
  'Kod terytorialny ulica',

  'Kod terytorialny miejscowosc',
  'Kod terytorialny gmina',
  'Telefon',
  'Faks',
  'E-mail',
  'Strona www',
  'Województwo',
  'Powiat',
  'Gmina',
  'REGON',
  'NIP',
  'Publiczność status',
  'Kategoria uczniów',
  'Specyfika placówki',
  'Imię i nazwisko dyrektora',
  'Nazwa organu prowadzącego',
  'Typ organu prowadzącego',
  'Województwo organu prowadzącego',
  'Powiat organu prowadzącego',
  'Gmina organu prowadzącego',
  'Data założenia',
  'Data likwidacji',
  'Miejsce w strukturze',
  'Typ podmiotu nadrzędnego',
  'RSPO podmiotu nadrzędnego',
  'Nazwa podmiotu nadrzędnego',
]

const headerToday = [
  'Numer RSPO',
  'REGON',
  'NIP',
  'Typ',
  'Nazwa',
  'Kod terytorialny województwo',
  'Kod terytorialny powiat',
  'Kod terytorialny gmina',
  'Kod terytorialny miejscowość',
  'Kod terytorialny ulica',
  'Województwo',
  'Powiat',
  'Gmina',
  'Miejscowość',
  'Rodzaj miejscowości',
  'Ulica',
  'Numer budynku',
  'Numer lokalu',
  'Kod pocztowy',
  'Poczta',
  'Telefon',
  'Faks',
  'E-mail',
  'Strona www',
  'Publiczność status',
  'Kategoria uczniów',
  'Specyfika placówki',
  'Imię i nazwisko dyrektora',
  'Data założenia',
  'Data rozpoczęcia działalności',
  'Data likwidacji',
  'Typ organu prowadzącego',
  'Nazwa organu prowadzącego',
  'REGON organu prowadzącego',
  'NIP organu prowadzącego',
  'Województwo organu prowadzącego',
  'Powiat organu prowadzącego',
  'Gmina organu prowadzącego',
  'Miejsce w strukturze',
  'RSPO podmiotu nadrzędnego',
  'Typ podmiotu nadrzędnego',
  'Nazwa podmiotu nadrzędnego',
  'Liczba uczniów',
  'Tereny sportowe',
  'Języki nauczane',
  'Czy zatrudnia logopedę',
  'Czy zatrudnia psychologa',
  'Czy zatrudnia pedagoga',
  'Oddziały podstawowe wg specyfiki',
  'Oddziały dodatkowe',
  'Czy posiada internat',
  'Czy posiada obwód',
  'Uwagi',
  'Data aktualizacji',
]

const geoDefaults: FixtureRow = {
  Województwo: 'DOLNOŚLĄSKIE',
  'Powiat (GeoNames)': 'Powiat bolesławiecki',
  'Gmina (nazwa pliku)': 'Boleslawiec',
  'Kod SIMC': '935989',
  Miejscowość: 'Bolesławiec',
  Ulica: 'Zmyślona',
  'Kod pocztowy': '59-700',
  'Organ prowadzący': 'Gmina Miejska Bolesławiec',
  'Typ organu (OSM)': 'government',
  Długość: '15.56',
  Szerokość: '51.25',
}

const rspo2020Defaults: FixtureRow = {
  Województwo: 'DOLNOŚLĄSKIE',
  Powiat: 'bolesławiecki',
  Gmina: 'Bolesławiec - gmina miejska',
  Miejscowość: 'Bolesławiec',
  Ulica: 'ul. Zmyślona',
  'Numer lokalu': ' ',
  'Kod pocztowy': '59-700 ',
  Telefon: ' ',
  Faks: ' ',
  'Strona www': 'http://',
  NIP: ' ',
  'Publiczność status': 'publiczna',
  'Specyfika placówki': 'brak specyfiki',
  'Imię i nazwisko dyrektora': 'ZMYŚLONA DYREKTORKA',
  'Nazwa organu prowadzącego': 'GMINA MIEJSKA BOLESŁAWIEC',
  'Typ organu prowadzącego': 'Gmina',
}

const quote = (cell: string) => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

const toCsv = (header: readonly string[], defaults: FixtureRow, rows: readonly FixtureRow[]) =>
  [header, ...rows.map((row) => header.map((name) => row[name] ?? defaults[name] ?? ''))]
    .map((cells) => cells.map(quote).join(';'))
    .join('\n')

/** Writes a file of the layout `rspo-geo`, 24 columns. */
export const rspoGeoCsv = (rows: readonly FixtureRow[]): string => toCsv(geoHeader, geoDefaults, rows)

/** Writes a file of the ministry's layout of 2020: 35 columns, byte-order mark, trailing blanks. */
export const rspo2020Csv = (rows: readonly FixtureRow[]): string => `\uFEFF${toCsv(header2020, rspo2020Defaults, rows)}\n`

const formulaColumns = ['Telefon', 'Kod pocztowy', 'REGON']

/** Writes a file of the ministry's current layout: 54 columns, some cells as text formulas to preserve leading zeros. */
export const rspoTodayCsv = (rows: readonly FixtureRow[]): string => {
  const [header = '', ...lines] = toCsv(headerToday, rspo2020Defaults, rows).split('\n')
  const formulaIndexes = formulaColumns.map((name) => headerToday.indexOf(name))
  const asTextFormula = (cell: string, index: number) => (formulaIndexes.includes(index) && cell.trim() !== '' ? `="${cell.trim()}"` : cell)
  return [header, ...lines.map((line) => line.split(';').map(asTextFormula).join(';'))].join('\r\n')
}

/** Encodes text as windows-1250. */
export const inWindows1250 = (text: string): Uint8Array => {
  const bytes = new Map(
    Array.from({ length: 128 }, (_, at): [string, number] => [new TextDecoder('windows-1250').decode(Uint8Array.of(128 + at)), 128 + at]),
  )
  return Uint8Array.from(text, (character) => bytes.get(character) ?? character.charCodeAt(0))
}

/** Number of columns of each layout. */
export const fixtureColumnCounts = { 'rspo-geo': geoHeader.length, 'rspo-2020': header2020.length, 'rspo-today': headerToday.length }
