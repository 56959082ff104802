import { expect, test } from 'vitest'
import { nameRefusal, suggestedNames, writtenName } from './site-name.ts'

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
  ['www3', 'reserved'],
  ['bounces', 'reserved'],
  ['kredka', 'pretending'],
  ['kredka-logowanie', 'pretending'],
  ['pomoc-kredka', 'pretending'],
  ['kredka-konto', 'pretending'],
  ['rejestracja', 'pretending'],
  ['regulamin', 'pretending'],
  ['ministerstwo', 'pretending'],
  ['ministerstwo-edukacji', 'pretending'],
  ['zus', 'pretending'],
  ['policja', 'pretending'],
  ['kuratorium-krakow', 'pretending'],
  ['paypal', 'pretending'],
  ['paypa1', 'pretending'],
  ['l0g0wanie', 'pretending'],
  ['porno-bajka', 'offensive'],
  ['moja-k-u-r-w-a', 'offensive'],
  ['kredki', null],
  ['kredkowe-przedszkole', null],
  ['zuska', null],
  ['bajka-pomocna-dlon', null],
  ['blog-bajki', null],
  ['sadek', null],
  ['chatka-puchatka', null],
] as const)('WB-01 J11.9 the name %j is refused because of %s', (name, refusal) => {
  expect(nameRefusal(name)).toBe(refusal)
})

test.each([
  ['Bajka', 'bajka'],
  [' Słoneczko! ', 'sloneczko'],
  ['Pod Lipą nr 3', 'pod-lipa-nr-3'],
  ['https://Bajka.kredka.pl/o-nas', 'bajka'],
  ['🎈🎈🎈', ''],
  ['-bajka--', 'bajka'],
  ['xn--bajka', 'xn-bajka'],
] as const)('WB-01 of the written name %j becomes %s', (given, name) => {
  expect(writtenName(given, 'kredka.pl')).toBe(name)
})

test.each([
  ['Przedszkole „Słoneczko”', 'Kraków', 'sloneczko'],
  ['Niepubliczny Żłobek Miś', 'Łódź', 'mis'],
  ['Przedszkole Publiczne nr 12', 'Gdańsk', 'przedszkole-publiczne-nr-12'],
  ['Mail', 'Opole', 'mail-opole'],
  ['Przedszkole Kredka', 'Łódź', 'przedszkole-lodz'],
] as const)('WB-01 for %s in %s the name %s is suggested first, then others', (name, city, suggested) => {
  const names = suggestedNames(name, city)
  expect([names[0], names.length > 1]).toEqual([suggested, true])
})
