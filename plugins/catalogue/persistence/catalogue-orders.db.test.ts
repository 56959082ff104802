import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { orders } from '../contract/order.ts'

import { opole, startCatalogue } from '../testing/listed-facilities.ts'

const { platform, catalogue, insert, namesOf } = startCatalogue()

describe('CA-09 the order of a list', () => {
  test('ignores quotation marks and case, and sorts numbers by their value', async () => {
    await insert(
      { name: 'Żłobek nr 10' },
      { name: '„Żaba”' },
      { name: 'ŻŁOBEK NR 9' },
      { name: '"Bajka"' },
      { name: 'bąk' },
      { name: 'bazylia' },
      { name: 'Ćma' },
      { name: 'Źródło' },
      { name: 'Zuzia' },
      { name: 'Élan' },
    )
    expect(await namesOf('name')).toEqual([
      '"Bajka"',
      'bazylia',
      'bąk',
      'Ćma',
      'Élan',
      'Zuzia',
      'Źródło',
      '„Żaba”',
      'ŻŁOBEK NR 9',
      'Żłobek nr 10',
    ])
  })

  test('recommends the completest profile; suspended ones follow, then primary schools', async () => {
    await insert(
      { name: 'School', completeness: 100 },
      { name: 'Suspended', completeness: 90 },
      { name: 'A', completeness: 10 },
      { name: 'B', completeness: 50 },
    )
    await rowsOf(platform, `update facility set category = null where name = 'School'`)
    await rowsOf(platform, `update facility set suspended = true where name = 'Suspended'`)
    const { cards } = await Effect.runPromise(catalogue().facilities({ city: 'opole' }, { page: 1, limit: 9, order: 'recommended' }))
    expect(cards.map(({ name }) => name)).toEqual(['B', 'A', 'Suspended', 'School'])
  })

  test('continues with the order recommended where its own values are equal', async () => {
    await insert({ name: 'A', completeness: 10 }, { name: 'B', completeness: 60 }, { name: 'C', completeness: 50 })
    await rowsOf(platform, `update facility set fee_month = 90000 where name = 'A'`)
    expect(await namesOf('price')).toEqual(['A', 'B', 'C'])
    expect(await namesOf('rating')).toEqual(['B', 'C', 'A'])
  })

  test.each(orders)('puts facilities of a register before invented ones by %s', async (order) => {
    await insert({ name: 'A', made: true, completeness: 100 }, { name: 'Z' })
    expect(await namesOf(order)).toEqual(['Z', 'A'])
  })
})

describe('CA-09 the order by ratings', () => {
  test('pulls few opinions to the mean of the town, then prefers more opinions; without opinions facilities come last', async () => {
    await insert(
      { name: 'B' },
      { name: 'A', completeness: 10 },

      { name: 'One five', rating: [5, 1] },
      { name: 'Many good', rating: [4.5, 40] },
      { name: 'Bad', rating: [1.5, 12] },

      { name: 'Mean, few', rating: [3.9, 1] },
      { name: 'Mean, more', rating: [3.9, 8] },
    )
    expect(await namesOf('rating')).toEqual(['Many good', 'One five', 'Mean, more', 'Mean, few', 'Bad', 'A', 'B'])
  })

  test('expects of the only facility of a village what its voivodeship has, not what itself has', async () => {
    await insert(
      { name: 'Village', city: 'Brzeg', rating: [5, 2] },
      { name: 'Other', city: 'Nysa', rating: [4.5, 200] },
      { name: 'Town', rating: [4, 200] },
    )
    const { cards } = await Effect.runPromise(catalogue().facilities({ voivodeship: 'opolskie' }, { page: 1, limit: 9, order: 'rating' }))
    expect(cards.map(({ name }) => name)).toEqual(['Other', 'Village', 'Town'])
  })

  test('puts the newest opinion first', async () => {
    await insert({ name: 'None' }, { name: 'Old', rating: [5, 9, 100] }, { name: 'New', rating: [2, 1, 200] })
    expect(await namesOf('opinions')).toEqual(['New', 'Old', 'None'])
  })

  test('CA-05 a minimum is compared with the rating as it is shown', async () => {
    await insert({ name: '4.4', rating: [4.449, 3] }, { name: '4.5', rating: [4.45, 3] }, { name: '4.6', rating: [4.6, 3] }, { name: '-' })
    const found = async (rating: object) =>
      (await Effect.runPromise(catalogue().facilities({ ...opole, selection: { rating } }, { page: 1, limit: 9, order: 'name' }))).cards
    expect((await found({ min: 45 })).map(({ name, score_total }) => [name, score_total])).toEqual([
      ['4.5', 4.5],
      ['4.6', 4.6],
    ])
    expect((await found({ max: 44 })).map(({ name }) => name)).toEqual(['4.4'])
  })
})
