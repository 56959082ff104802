import { expect, test } from 'vitest'
import type { SuccessionCandidate } from './successors.ts'
import { successionsOf } from './successors.ts'

const candidate = (number: string, over: Partial<SuccessionCandidate> = {}): SuccessionCandidate => ({
  id: number,
  name: 'Niepubliczny Żłobek Zielona Wyspa',
  group: 'krakow/zlobki',
  city: 'Kraków',
  street: 'ul. Wielicka',
  building_number: '57',
  phones: [],
  source: 'zlobki',
  number,
  ...over,
})
const pairsOf = (closed: readonly SuccessionCandidate[], added: readonly SuccessionCandidate[]) =>
  successionsOf(closed, added).map(({ former, successor, reason }) => `${former.number} ${successor.number} ${reason}`)

test('pairs a closed facility with an added one of the same name and address, however the register writes them', () => {
  const added = candidate('36684/Z', { name: 'Niepubliczny żłobek „Zielona Wyspa”', street: 'UL. WIELICKA' })
  expect(pairsOf([candidate('16385/Z')], [added])).toEqual(['16385/Z 36684/Z name-and-address'])
})

test('pairs another name at the same address only with the same telephone, the second one included', () => {
  const former = candidate('1/Z', { phones: ['+48500000001'] })
  const renamed = { name: 'Eco Kids' }
  expect(pairsOf([former], [candidate('2/Z', renamed)])).toEqual([])
  expect(pairsOf([former], [candidate('2/Z', { ...renamed, phones: ['+48500000002', '+48500000001'] })])).toEqual([
    '1/Z 2/Z phone-and-address',
  ])
})

test.each([
  ['another building', { building_number: '59' }],
  ['another street', { street: 'ul. Szkolna' }],
  ['another locality or category', { group: 'krakow/przedszkola' }],
  ['no number of a building', { building_number: null }],
] as const)('%s is no succession, though name and telephone are the same', (_, over) => {
  const phones = ['+48500000001']
  expect(pairsOf([candidate('1/Z', { phones })], [candidate('2/Z', { phones, ...over })])).toEqual([])
})

test('two villages without streets are told apart by the number of the building alone', () => {
  const village = { street: null, group: 'kijany/zlobki' }
  expect(
    pairsOf([candidate('1/Z', village)], [candidate('2/Z', village), candidate('3/Z', { ...village, building_number: '58' })]),
  ).toEqual(['1/Z 2/Z name-and-address'])
})
