import { expect, test } from 'vitest'
import { nameRefusal, suggestedName } from './site-name.ts'

test.each([
  ['bajka', null],
  ['sloneczko-krakow', null],
  ['przedszkole-12', null],
  ['ab', 'length'],
  ['a'.repeat(41), 'length'],
  ['a'.repeat(64), 'length'],
  ['', 'length'],
  ['Bajka', 'characters'],
  ['bajka.pl', 'characters'],
  ['żabka', 'characters'],
  ['🎈🎈🎈', 'characters'],
  ['-bajka', 'characters'],
  ['bajka-', 'characters'],
  ['xn--bajka', 'characters'],
  ['ab--cd', 'characters'],
  ['bajka_1', 'characters'],
  ['ba jka', 'characters'],
  ['bajka\n', 'characters'],
  ['admin', 'reserved'],
  ['api', 'reserved'],
  ['www', 'reserved'],
  ['mail', 'reserved'],
  ['support', 'reserved'],
  ['porno-bajka', 'offensive'],
] as const)('WB-01 J11.9 the name %j is refused because of %s', (name, refusal) => {
  expect(nameRefusal(name)).toBe(refusal)
})

test.each([
  ['Przedszkole „Słoneczko”', 'Kraków', 'sloneczko'],
  ['Niepubliczny Żłobek Miś', 'Łódź', 'mis'],
  ['Przedszkole Publiczne nr 12', 'Gdańsk', 'przedszkole-publiczne-nr-12'],
  ['Mail', 'Opole', 'mail-opole'],
] as const)('WB-01 for %s in %s the name %s is suggested', (name, city, suggested) => {
  expect(suggestedName(name, city)).toBe(suggested)
})
