import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytesOfIds, rowFinderOf, wordsOfIds } from './row-finder.ts'

test('finds the row of every id, and none of others, however much the ids have in common', () => {
  const alike = Array.from({ length: 500 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`)
  const random = Array.from({ length: 500 }, () => randomUUID())
  for (const ids of [[], alike.slice(0, 1), alike, random]) {
    const findRow = rowFinderOf(bytesOfIds(ids))
    const requested = [...ids.toReversed(), randomUUID(), '00000000-0000-4000-9000-000000000000']
    const words = wordsOfIds(bytesOfIds(requested))
    expect(requested.map((_, at) => findRow(words, at))).toEqual(requested.map((id) => ids.indexOf(id)))
  }
})
