import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FacetColumn, type FacetSpec, newDictionary, none, pack, type ReadRow, type Rows } from './rows.ts'
import { mend } from './splice.ts'

const facets: readonly FacetSpec[] = [
  { key: 'tag', kind: 'words', from: '' },
  { key: 'fee', kind: 'span', from: '' },
  { key: 'free', kind: 'yes', from: '' },
]
const idOf = (number: number) => `${String(number * 7919).padStart(8, '0')}-0000-4000-8000-${String(number % 3).padStart(12, '0')}`
const row = fc.record({
  id: fc.integer({ min: 0, max: 40 }).map(idOf),
  rank: fc.integer({ min: 0, max: 3 }),
  free: fc.option(fc.integer({ min: 0, max: 3 })),
  longitude: fc.option(fc.double({ min: 14, max: 24, noNaN: true })),
  city: fc.constantFrom('a', 'b', 'c'),
  naming: fc.integer({ min: -3, max: 3 }),
  // More than 32 words, so that rows get wider on the way.
  tags: fc.array(fc.integer({ min: 0, max: 70 }).map(String), { maxLength: 4 }),
  fee: fc.option(fc.integer({ min: 0, max: 9 })),
})
type Made = typeof row extends fc.Arbitrary<infer Row> ? Row : never

const byRank = (a: Made, b: Made) => b.rank - a.rank || (b.free ?? none) - (a.free ?? none) || (a.id < b.id ? -1 : Number(a.id > b.id))
const read = (rows: Iterable<Made>): readonly ReadRow[] =>
  [...rows]
    .toSorted(byRank)
    .map(({ id, rank, free, longitude, city, naming, tags, fee }) => [
      id,
      rank,
      free,
      longitude,
      longitude && 50,
      city,
      naming,
      tags,
      fee,
      (free ?? 0) > 0,
    ])

/** Rows as words again, whatever numbers these have. */
const unpacked = (rows: Rows, dictionary: ReturnType<typeof newDictionary>) => {
  const words = [...(dictionary.words[0] ?? new Map<string, number>()).keys()]
  const cities = [...dictionary.cities.keys()]
  const [tags, fee, free] = rows.facets as [FacetColumn, FacetColumn, FacetColumn]
  return Array.from({ length: rows.length }, (_, at) => ({
    id: Buffer.from(rows.ids.buffer, at * 16, 16).toString('hex'),
    rank: rows.rank[at],
    free: rows.freePlaces[at],
    point: [rows.longitude[at], rows.latitude[at], rows.x[at], rows.y[at]],
    city: cities[rows.city[at] ?? 0],
    naming: rows.naming[at],
    tags: words.filter((_, bit) => ((tags.values[at * tags.stride + (bit >>> 5)] ?? 0) >>> (bit & 31)) & 1).toSorted(),
    fee: fee.values[at],
    isFree: free.values[at],
  }))
}

test('mended again and again, rows are what reading all of them gives; who stays keeps its number among the names', () => {
  const edits = fc.array(fc.record({ gone: fc.array(fc.integer({ min: 0, max: 40 }).map(idOf)), put: fc.array(row, { maxLength: 20 }) }), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(edits, (edits) => {
      const held = new Map<string, Made>()
      const dictionary = newDictionary(facets)
      let rows = pack([], facets, dictionary)
      for (const { gone, put } of edits) {
        const numbers = new Map(unpacked(rows, dictionary).map(({ id }, at) => [id, at]))
        rows.slot.set(rows.slot.keys().toArray())
        for (const id of gone) held.delete(id)
        for (const one of put) held.set(one.id, one)
        const changed = [...gone, ...put.map(({ id }) => id)]
        const fresh = pack(read([...new Set(changed)].flatMap((id) => held.get(id) ?? [])), facets, dictionary)
        rows = mend(rows, changed, fresh, facets)

        const anew = newDictionary(facets)
        const wanted = unpacked(pack(read(held.values()), facets, anew), anew)
        expect(unpacked(rows, dictionary)).toEqual(wanted)
        expect([...rows.slot]).toEqual(wanted.map(({ id }) => numbers.get(id) ?? none))
      }
    }),
  )
})
