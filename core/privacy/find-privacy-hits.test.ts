import { expect, test } from 'vitest'
import { findPrivacyHits } from './find-privacy-hits.ts'

/** Returns each hit as `kind: text`. */
const hitsIn = (text: string) => findPrivacyHits(text).map(({ kind, from, to }) => `${kind}: ${text.slice(from, to)}`)

test('OP-12 finds telephones in digits, with separators and invisible marks', () => {
  expect(hitsIn('Dzwońcie: 501 234 567.')).toEqual(['phone: 501 234 567'])
  expect(hitsIn('tel. +48 12 345-67-89 albo 601.602.603')).toEqual(['phone: +48 12 345-67-89', 'phone: 601.602.603'])
  expect(hitsIn('5\u200b0\u200b1 2 3 4 5 6 7')).toEqual(['phone: 5\u200b0\u200b1 2 3 4 5 6 7'])
  expect(hitsIn('z Berlina: +49 30 901820 albo 0044 20 7946 0018')).toEqual(['phone: +49 30 901820', 'phone: 0044 20 7946 0018'])
  expect(hitsIn('мій номер +380 67 123 45 67')).toEqual(['phone: +380 67 123 45 67'])
})

test('OP-12 finds telephones in words', () => {
  expect(hitsIn('numer pięćset jeden dwieście trzydzieści cztery pięćset sześćdziesiąt siedem, wieczorem')).toEqual([
    'phone: pięćset jeden dwieście trzydzieści cztery pięćset sześćdziesiąt siedem',
  ])
  expect(hitsIn('Piec zero jeden, dwa trzy cztery, piec szesc siedem')).toEqual([
    'phone: Piec zero jeden, dwa trzy cztery, piec szesc siedem',
  ])
  expect(hitsIn('call five oh one 234 five six seven')).toHaveLength(1)
})

test('OP-12 leaves prices, dates, years and counting alone', () => {
  const fine = [
    'Czesne 1200 zł, wpisowe 500 zł, razem 1 700 zł.',
    'Od 01.09.2023 do 30.06.2024, potem przerwa.',
    'W latach 2021-2024 chodziło tam 3 dzieci, 25 w grupie.',
    'Dzieci liczą: jeden dwa trzy cztery pięć sześć siedem osiem dziewięć!',
    'Otwarte 6:30-17:00, wyżywienie 18,50 zł dziennie.',
    'REGON 123456785 mają na stronie.',
  ]
  expect(fine.flatMap(hitsIn)).toEqual([])
})

test('OP-12 finds e-mail addresses and links, also in disguise', () => {
  expect(hitsIn('pisz: anna.nowak@poczta.pl')).toEqual(['email: anna.nowak@poczta.pl'])
  expect(hitsIn('Napisz: ola@x.pl. Panie są miłe.')).toEqual(['email: ola@x.pl'])
  expect(hitsIn('anna małpa poczta kropka pl')).toEqual(['email: anna małpa poczta kropka pl'])
  expect(hitsIn('anna(at)poczta.pl')).toEqual(['email: anna(at)poczta.pl'])
  expect(hitsIn('We were at home. Nice place')).toEqual([])
  expect(hitsIn('więcej na www.przyklad.pl/oferta i przyklad.com')).toEqual(['link: www.przyklad.pl/oferta', 'link: przyklad.com'])
})

test('J11 a text of one long word is searched at once', { timeout: 5000 }, () => {
  // In the square of the length, this would take a minute.
  expect(findPrivacyHits(`${'a'.repeat(200_000)} jan@przyklad.pl`).map(({ kind }) => kind)).toEqual(['email'])
})

test('OP-12 finds a PESEL by its checksum', () => {
  expect(hitsIn('PESEL 44051401359')).toEqual(['pesel: 44051401359'])
  expect(hitsIn('numer zamówienia 44051401358')).toEqual([])
})

test('OP-12 finds names of children with surname, and leaves first names and teachers alone', () => {
  expect(hitsIn('Moja córka Zosia Kowalska płakała')).toEqual(['child_name: Zosia Kowalska'])
  expect(hitsIn('syn Jan Nowak jest tam drugi rok')).toEqual(['child_name: Jan Nowak'])
  expect(hitsIn('Nasz Antek Wiśniewski bardzo lubi')).toEqual(['child_name: Antek Wiśniewski'])
  expect(hitsIn('Моя донька Софія Коваленко плакала')).toEqual(['child_name: Софія Коваленко'])
  expect(hitsIn('My son Adam Smith loved it')).toEqual(['child_name: Adam Smith'])
  expect(hitsIn('Córka Zosia Panią Anię uwielbia, a pani Anna Nowak to skarb. Nasza Akademia Malucha!')).toEqual([])
})

test('OP-12 finds addresses of homes, not the street of the facility', () => {
  expect(hitsIn('Mieszkamy przy ul. Długiej 12, blisko')).toEqual(['address: ul. Długiej 12'])
  expect(hitsIn('odbiór z ul. Krótkiej 5/12')).toEqual(['address: ul. Krótkiej 5/12'])
  expect(hitsIn('Przedszkole przy ul. Słonecznej 4 ma ogród.')).toEqual([])
})

test('OP-12 reads long texts without meaning to their end', () => {
  for (const text of ['Ala ma 12 kotów 3 psy i '.repeat(210), 'a.'.repeat(2500), '1 '.repeat(2500)])
    expect(hitsIn(`${text} ola@example.com`)).toContain('email: ola@example.com')
})
