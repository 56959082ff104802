import { expect, test } from 'vitest'
import { isMeant, joinParts, plainName } from './quarter-rules.ts'

test.each(['Nowowiejska 27', 'Arkońska Business Park', 'Osiedle Łomianki Aria Development', 'Apartamenty Pogodno', 'Osiedle TBS'])(
  'CA-11 %s is no quarter',
  (name) => expect(isMeant(name)).toBe(false),
)

test.each(['Saska Kępa', 'Osiedle Młodych', 'Park Zachodni', 'Rodzinne'])('CA-11 %s is a quarter', (name) =>
  expect(isMeant(name)).toBe(true),
)

test('writes names as people do', () => {
  expect(['Kolonia Wysockiego (Korea)', 'Olechów - Janów', 'Bielany III – Magiera'].map(plainName)).toEqual([
    'Kolonia Wysockiego',
    'Olechów-Janów',
    'Bielany III – Magiera',
  ])
})

const namesOf = (town: string, ...names: readonly string[]) =>
  joinParts(
    town,
    names.map((name) => ({ name, longitude: 0, latitude: 0, rank: 1 })),
  )
    .map(({ name }) => name)
    .filter((name) => !names.includes(name))

test.each([
  ['Wrzeszcz Górny, Wrzeszcz Dolny', 'Wrzeszcz'],
  ['Przymorze Małe, Przymorze Wielkie', 'Przymorze'],
  ['Muranów II, Muranów Zachodni', 'Muranów'],
  ['Gądów Mały', 'Gądów'],
  ['Sady I, Sady II', ''],
  ['Piasta I, Piasta II', 'Piasta'],
  ['Osiedle Mieszka I', ''],
  ['Bielany I – Skalbmierska, Bielany II', 'Bielany'],
  ['Zaspa-Rozstaje, Zaspa-Młyniec', 'Zaspa'],
  ['Osiedle Ruczaj-Zaborze, Osiedle Janasa-Ondraszka, Osiedle im. Józefa Montwiłła-Mireckiego', 'Ruczaj'],
  ['Praga-Północ, Praga-Południe', 'Praga'],
  ['Nowe Winogrady Północ, Stare Winogrady', 'Nowe Winogrady, Winogrady'],
  ['Krakowiec-Górki Zachodnie', 'Krakowiec'],
  ['Zawadzkiego-Klonowica, Arkońskie-Niemierzyn', ''],
  ['Stare Miasto, Nowe Miasto', ''],
  ['Port Północny, Osiedle Zachodnie, Szczecin Zachód', ''],
])('CA-11 %s are parts of: %s', (parts, wholes) => expect(namesOf('Szczecin', ...parts.split(', ')).join(', ')).toBe(wholes))

test('CA-11 a whole has the mean point of its parts; what has the name itself keeps its point', () => {
  const quarter = (name: string, longitude: number) => ({ name, longitude, latitude: 54, rank: 2 })
  expect(joinParts('Gdańsk', [quarter('Strzyża Górna', 18), quarter('Strzyża Dolna', 19)])).toContainEqual(quarter('Strzyża', 18.5))
  expect(joinParts('Gdańsk', [quarter('Oliwa', 18), quarter('Oliwa Górna', 19), quarter('Oliwa', 17), quarter('Gdańsk', 17)])).toEqual([
    quarter('Oliwa', 18),
    quarter('Oliwa Górna', 19),
  ])
})
