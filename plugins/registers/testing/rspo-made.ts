/** A row of a made file by the file's own headers; what is left out takes the layout's usual value. */
export type MadeRow = Readonly<Record<string, string>>

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
  ...['Numer RSPO', 'Typ', 'Nazwa', 'Ulica', 'Numer budynku', 'Numer lokalu', 'Kod pocztowy', 'Miejscowość', 'Kod terytorialny ulica'],
  ...[
    'Kod terytorialny miejscowosc',
    'Kod terytorialny gmina',
    'Telefon',
    'Faks',
    'E-mail',
    'Strona www',
    'Województwo',
    'Powiat',
    'Gmina',
  ],
  ...['REGON', 'NIP', 'Publiczność status', 'Kategoria uczniów', 'Specyfika placówki', 'Imię i nazwisko dyrektora'],
  ...['Nazwa organu prowadzącego', 'Typ organu prowadzącego', 'Województwo organu prowadzącego', 'Powiat organu prowadzącego'],
  ...['Gmina organu prowadzącego', 'Data założenia', 'Data likwidacji', 'Miejsce w strukturze', 'Typ podmiotu nadrzędnego'],
  ...['RSPO podmiotu nadrzędnego', 'Nazwa podmiotu nadrzędnego'],
]

const headerToday = [
  ...['Numer RSPO', 'REGON', 'NIP', 'Typ', 'Nazwa', 'Kod terytorialny województwo', 'Kod terytorialny powiat', 'Kod terytorialny gmina'],
  ...['Kod terytorialny miejscowość', 'Kod terytorialny ulica', 'Województwo', 'Powiat', 'Gmina', 'Miejscowość', 'Rodzaj miejscowości'],
  ...['Ulica', 'Numer budynku', 'Numer lokalu', 'Kod pocztowy', 'Poczta', 'Telefon', 'Faks', 'E-mail', 'Strona www', 'Publiczność status'],
  ...['Kategoria uczniów', 'Specyfika placówki', 'Imię i nazwisko dyrektora', 'Data założenia', 'Data rozpoczęcia działalności'],
  ...['Data likwidacji', 'Typ organu prowadzącego', 'Nazwa organu prowadzącego', 'REGON organu prowadzącego', 'NIP organu prowadzącego'],
  ...['Województwo organu prowadzącego', 'Powiat organu prowadzącego', 'Gmina organu prowadzącego', 'Miejsce w strukturze'],
  ...['RSPO podmiotu nadrzędnego', 'Typ podmiotu nadrzędnego', 'Nazwa podmiotu nadrzędnego', 'Liczba uczniów', 'Tereny sportowe'],
  ...['Języki nauczane', 'Czy zatrudnia logopedę', 'Czy zatrudnia psychologa', 'Czy zatrudnia pedagoga'],
  ...['Oddziały podstawowe wg specyfiki', 'Oddziały dodatkowe', 'Czy posiada internat', 'Czy posiada obwód', 'Uwagi', 'Data aktualizacji'],
]

const usualGeo: MadeRow = {
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

const usual2020: MadeRow = {
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

const written = (cell: string) => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

const fileOf = (header: readonly string[], usual: MadeRow, rows: readonly MadeRow[]) =>
  [header, ...rows.map((row) => header.map((name) => row[name] ?? usual[name] ?? ''))]
    .map((cells) => cells.map(written).join(';'))
    .join('\n')

/** A file of the layout `rspo-geo`, 24 columns. */
export const madeRspoGeo = (rows: readonly MadeRow[]): string => fileOf(geoHeader, usualGeo, rows)

/** A file of the ministry's layout of 2020: 35 columns, byte-order mark, trailing blanks. */
export const madeRspo2020 = (rows: readonly MadeRow[]): string => `\uFEFF${fileOf(header2020, usual2020, rows)}\n`

const armoured = ['Telefon', 'Kod pocztowy', 'REGON']

/** A file of the ministry's layout of today: 54 columns, armour around what begins with zeros. */
export const madeRspoToday = (rows: readonly MadeRow[]): string => {
  const [header = '', ...lines] = fileOf(headerToday, usual2020, rows).split('\n')
  const at = armoured.map((name) => headerToday.indexOf(name))
  const armour = (cell: string, n: number) => (at.includes(n) && cell.trim() !== '' ? `="${cell.trim()}"` : cell)
  return [header, ...lines.map((line) => line.split(';').map(armour).join(';'))].join('\r\n')
}

/** Text as the bytes of windows-1250. */
export const inWindows1250 = (text: string): Uint8Array => {
  const letters = new Map(
    Array.from({ length: 128 }, (_, at): [string, number] => [new TextDecoder('windows-1250').decode(Uint8Array.of(128 + at)), 128 + at]),
  )
  return Uint8Array.from(text, (letter) => letters.get(letter) ?? letter.charCodeAt(0))
}

/** Columns of the three layouts. */
export const madeColumns = { 'rspo-geo': geoHeader.length, 'rspo-2020': header2020.length, 'rspo-today': headerToday.length }
