import { expect, test } from 'vitest'
import { buildNameIndex } from '#config/quality/testing/build-name-index.ts'
import { facilityName, place } from '#config/quality/testing/name-index-builders.ts'
import { buffersOf } from './name-index-data.ts'
import { searchNames } from './search-names.ts'

const facilities = [
  facilityName('full', 'Promyk Słońca', 'Bytom'),
  facilityName('plain', 'Promyk', 'Bytom'),
  facilityName('ruda', 'Jagódka', 'Ruda', { street: 'Lipowa', buildingNumber: '7', postCode: '41-700' }),
  facilityName('center', 'Kropka', 'Bytom', { district: 'Centrum' }),
  facilityName('other', 'Kropka', 'Zabrze', { district: 'Centrum' }),
  facilityName('demo', 'Promyk', 'Bytom', { made: true }),
]
const data = buildNameIndex(facilities, [place('Bytom', 200), place('Zabrze', 150), place('Ruda', 2)])

const search = (text: string, { offset = 0, limit = 20, positionOf = (row: number): number => row } = {}) =>
  searchNames(data, text.split(' '), positionOf, { offset, limit })

test('SM-24 ranks the whole name before a part of it, and made-up facilities last', () => {
  expect(search('promyk').ids).toEqual(['plain', 'full', 'demo'])
})

test('SM-24 pages are slices of one order; the total counts all included facilities', () => {
  expect([search('promyk', { limit: 1 }), search('promyk', { offset: 1, limit: 2 })]).toMatchObject([
    { ids: ['plain'], total: 3 },
    { ids: ['full', 'demo'], total: 3 },
  ])
  expect(search('promyk', { positionOf: (row) => (row === 1 ? -1 : row) })).toMatchObject({ ids: ['full', 'demo'], total: 2 })
  expect(search('promyk', { offset: 3 })).toMatchObject({ ids: [], total: 3 })
  expect(search('', { limit: 0 })).toMatchObject({ ids: [], total: facilities.length })
})

test('SM-24 equally good matches stand in the order of their positions', () => {
  expect(search('kropka').ids).toEqual(['center', 'other'])
  expect(search('kropka', { positionOf: (row) => facilities.length - row }).ids).toEqual(['other', 'center'])
})

test('SM-24 all words must be found, in the name, the city, the district or the address', () => {
  expect(search('kropka zabrze').ids).toEqual(['other'])
  expect(search('centrum bytom kropka').ids).toEqual(['center'])
  expect(search('promyk zabrze')).toEqual({ ids: [], total: 0, corrected: false })
})

test('SM-24 finds postcodes and house numbers as written only', () => {
  for (const text of ['41-700', '41700', 'lipowa 7']) expect([text, search(text).ids]).toEqual([text, ['ruda']])
  for (const text of ['41-701', 'lipowa 8']) expect([text, search(text).ids]).toEqual([text, []])
})

test('SM-24 tells when it corrects words; filters without results are no reason to', () => {
  expect(search('promky bytom')).toMatchObject({ total: 3, corrected: true })
  expect(search('promyk', { positionOf: () => -1 })).toMatchObject({ total: 0, corrected: false })
  expect(search('promky', { positionOf: () => -1 })).toMatchObject({ total: 0, corrected: false })
})

test('works the same after a transfer to another thread', () => {
  const built = buildNameIndex(facilities, [place('Bytom', 200)])
  const moved = structuredClone(built, { transfer: buffersOf(built) })
  expect(searchNames(moved, ['kropka', 'bytom'], (row) => row, { offset: 0, limit: 5 }).ids).toEqual(['center'])
})
