import { expect, test } from 'vitest'
import { meaningsBy } from '../testing/chosen-by.ts'
import { readPrices } from './prices.ts'

/** Złoty, as `min..max`. */
const pricesIn = (text: string) =>
  meaningsBy(readPrices, text).map((meaning) => {
    const range = meaning.kind === 'filter' ? (meaning.selection['price'] as { min?: number; max?: number }) : {}
    return `${range.min === undefined ? '' : range.min / 100}..${range.max === undefined ? '' : range.max / 100}`
  })

test.each([
  ['żłobek do 1500 zł', ['..1500']],
  ['żłobek do 1500', ['..1500']],
  ['800-1500 zł miesięcznie', ['800..1500']],
  ['od 900 do 1300 zł', ['900..1300']],
  ['między 900 a 1300 zł', ['900..1300']],
  ['do półtora tysiąca', ['..1500']],
  ['tysiąc dwieście złotych', ['..1200']],
  ['nie droższe niż 1800 zł', ['..1800']],
  ['tańszego niż 2 tys', ['..2000']],
  ['ok. 1000 zł', ['800..1200']],
  ['1 500 zł', ['..1500']],
  ['1.500 zł', ['..1500']],
  ['900 zł max', ['..900']],
  ['powyżej 1000 zł', ['1000..']],
  ['до 1000 злотих', ['..1000']],
  ['не дорожче 1700 зл', ['..1700']],
  ['від 900 до 1300 злотих', ['900..1300']],
  ['under 2000 PLN a month', ['..2000']],
  ['between 800 and 1500 zloty', ['800..1500']],
  ['max 1.5k', ['..1500']],
  ['nine hundred tops', ['..900']],
  ['do 3 lat', []],
  ['nr 144', []],
  ['od 2 do 3 lat', []],
  ['do 18', []],
  ['rok 2027', []],
])('the prices of “%s” are %j', (text, prices) => expect(pricesIn(text)).toEqual(prices))

test.each([
  ['do 800 zł po dofinansowaniu', ['family_cost', { max: 80_000 }]],
  ['po dofinansowaniu do 800 zł miesięcznie', ['family_cost', { max: 80_000 }]],
  ['żłobek do 600 zł miesięcznie dla nas', ['family_cost', { max: 60_000 }]],
  ['ясла до 700 злотих після допомоги', ['family_cost', { max: 70_000 }]],
  ['nursery under 900 zł after benefits', ['family_cost', { max: 90_000 }]],
  ['żłobek do 1500 zł dla córki', ['price', { max: 150_000 }]],
])('EX-03 “%s” limits what a family pays, or the fee', (text, expected) =>
  expect(meaningsBy(readPrices, text).flatMap((meaning) => (meaning.kind === 'filter' ? Object.entries(meaning.selection) : []))).toEqual([
    expected,
  ]),
)
