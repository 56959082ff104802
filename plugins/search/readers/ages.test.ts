import { expect, test } from 'vitest'
import { meaningsBy } from '../testing/chosen-by.ts'
import { readAges } from './ages.ts'

/** Years, on 29 November 2026. */
const agesIn = (text: string) =>
  meaningsBy(readAges, text).flatMap((meaning) =>
    meaning.kind === 'age' ? meaning.years.map((years) => Math.round(years * 100) / 100) : [],
  )

test.each([
  ['2,5 roku', [2.5]],
  ['dla dwulatka', [2]],
  ['3latka', [3]],
  ['18 miesięcy', [1.5]],
  ['14 mies', [1.17]],
  ['rok i 3 miesiące', [1.25]],
  ['2 i pół roku', [2.5]],
  ['roczniak', [1]],
  ['niemowlę', [0.5]],
  ['2-3 lata', [2, 3]],
  ['od 2 do 3 lat', [2, 3]],
  ['3 i 5 lat', [3, 5]],
  ['urodzony w marcu 2024', [2.67]],
  ['ur. 15.02.2024', [2.75]],
  ['rocznik 2023', [3.33]],
  ['дитині рік і два місяці', [1.17]],
  ['для дворічної доньки', [2]],
  ['сину 5 років', [5]],
  ['народжений у березні 2024', [2.67]],
  ['18 month old', [1.5]],
  ['our 2yo', [2]],
  ['5yr old', [5]],
  ['2 and a half', [2.5]],
  ['born in March 2024', [2.67]],
  ['toddler', [2]],
  ['przedszkole nr 5', []],
  ['do 1500 zł', []],
  ['od 6:30 do 17', []],
])('the ages of “%s” are %j', (text, ages) => expect(agesIn(text)).toEqual(ages))
