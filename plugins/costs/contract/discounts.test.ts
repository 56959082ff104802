import { expect, test } from 'vitest'
import { readDiscounts } from './discounts.ts'

test('EX-01 reads the discounts that the register names, and no others', () => {
  expect(
    readDiscounts(
      'Zniżka - Wielodzietność/Karta Dużej Rodziny: 15.0% Zniżka - Rodzeństwo uczęszczające do instytucji: 20.0% Zniżka - Samotne wychowanie dziecka: 5.5% Zniżka - Dziecko niepełnosprawne lub wymagające szczególnej opieki: 30.0%',
    ),
  ).toEqual([
    { reason: 'sibling', percent: 20 },
    { reason: 'large_family', percent: 15 },
    { reason: 'disability', percent: 30 },
    { reason: 'single_parent', percent: 5.5 },
  ])
  for (const text of [
    null,
    '',
    'Zniżka - Zniżka za wrzesień: 2.0%',
    'Zniżka - Aktywnie w żłobku: 100.0%',
    'Zniżka - Rodzeństwo uczęszczające do instytucji: 0.0%',
    'Zniżka - Rodzeństwo uczęszczające do instytucji: 250.0%',
    'Zniżka - zwolnienie z opłaty wpisowego dla rodzeństwa: 100.0%',
    'Rodzeństwo: rabat do uzgodnienia',
  ])
    expect(readDiscounts(text)).toEqual([])
})
