import fc from 'fast-check'
import KDBush from 'kdbush'
import { expect, test } from 'vitest'
import { type DatabaseRow, packRows } from '#config/quality/testing/pack-rows.ts'
import { rotationOn } from '#core/search/daily-rotation.ts'
import { applyChanges } from './apply-changes.ts'
import { orderColumns } from './order-columns.ts'
import { type FacetColumn, type FacetSpec, newDictionary, noValue, type Rows } from './rows.ts'
import { makeReusedMemory, sharedBuffersOf } from './shared-memory.ts'
import { type Snapshot, snapshotOf } from './snapshot.ts'
import { sortedAgain } from './sort-recommended.ts'

const facets: readonly FacetSpec[] = [
  { key: 'tag', kind: 'choice', from: '' },
  { key: 'fee', kind: 'range', from: '' },
  { key: 'free', kind: 'boolean', from: '' },
  ...orderColumns,
]
const idOf = (number: number) => `${String(number * 7919).padStart(8, '0')}-0000-4000-8000-${String(number % 3).padStart(12, '0')}`
const row = fc.record({
  id: fc.integer({ min: 0, max: 40 }).map(idOf),
  invented: fc.boolean(),
  completeness: fc.integer({ min: 0, max: 2 }),
  name: fc.constantFrom('b', 'a', 'z~', 'ż', '\u{1F600}', '\uFE0F'),
  free: fc.option(fc.integer({ min: 0, max: 3 })),
  // Few hashes, so that several facilities have the same place in the rotation.
  hash: fc.constantFrom(0, 1, -1, 2 ** 31 - 1, -(2 ** 31), 123_456_789),
  longitude: fc.option(fc.double({ min: 14, max: 24, noNaN: true })),
  city: fc.constantFrom('a', 'b', 'c'),
  nameHash: fc.integer({ min: -3, max: 3 }),
  // More than 32 options, so that bit sets get wider on the way.
  tags: fc.array(fc.integer({ min: 0, max: 70 }).map(String), { maxLength: 4 }),
  fee: fc.option(fc.integer({ min: 0, max: 9 })),
})
type TestRow = typeof row extends fc.Arbitrary<infer Row> ? Row : never

const recommendedOn = (day: number) => (a: TestRow, b: TestRow) =>
  Number(a.invented) - Number(b.invented) ||
  b.completeness - a.completeness ||
  (b.free ?? noValue) - (a.free ?? noValue) ||
  rotationOn(day)(a.hash) - rotationOn(day)(b.hash) ||
  (a.id < b.id ? -1 : Number(a.id > b.id))
/** Values of the columns by which rows are sorted. */
const sortedValues = ({ invented, completeness, free, hash }: TestRow) => {
  const known: Readonly<Record<string, unknown>> = {
    'order:invented': invented,
    'order:completeness': completeness,
    'order:freePlaces': free,
    'order:rotation': hash,
  }
  return orderColumns.map(({ key }) => known[key] ?? null)
}
const read = (rows: Iterable<TestRow>): readonly DatabaseRow[] =>
  Array.from(rows, (one) => {
    const { id, name, free, longitude, city, nameHash, tags, fee } = one
    return [id, name, longitude, longitude && 50, city, nameHash, tags, fee, (free ?? 0) > 0, ...sortedValues(one)]
  })

/** Decodes rows, independent of the numbers in the dictionary. */
const unpacked = (rows: Rows, dictionary: ReturnType<typeof newDictionary>) => {
  const options = dictionary.options[0]?.texts() ?? []
  const cities = dictionary.cities.texts()
  const names = dictionary.names.numbers.texts()
  const [tags, fee, free] = rows.facets as readonly FacetColumn[] as [FacetColumn, FacetColumn, FacetColumn]
  return Array.from({ length: rows.length }, (_, at) => ({
    id: Buffer.from(rows.ids.subarray(at * 16, at * 16 + 16)).toString('hex'),
    name: names[rows.name[at] ?? 0],
    sorted: rows.facets.slice(3).map(({ values }) => values[at]),
    point: [rows.longitude[at], rows.latitude[at], rows.x[at], rows.y[at]],
    city: cities[rows.city[at] ?? 0],
    nameHash: rows.nameHash[at],
    tags: options.filter((_, bit) => ((tags.values[at * tags.stride + (bit >>> 5)] ?? 0) >>> (bit & 31)) & 1).toSorted(),
    fee: fee.values[at],
    isFree: free.values[at],
  }))
}

const pointsIn = ({ places }: Snapshot) => KDBush.from(places.tree).range(16, 49, 22, 51).toSorted()

test('applying changes repeatedly, on the same day or another, in the memory of the snapshot before the last, equals reading all rows in the order `recommended`, and unchanged facilities keep their name slots', () => {
  const edit = fc.record({
    days: fc.integer({ min: 0, max: 2 }),
    gone: fc.array(fc.integer({ min: 0, max: 40 }).map(idOf)),
    put: fc.array(row, { maxLength: 20 }),
  })
  const edits = fc.array(edit, { maxLength: 6 })
  fc.assert(
    fc.property(edits, (edits) => {
      const stored = new Map<string, TestRow>()
      const dictionary = newDictionary(facets)
      const memory = makeReusedMemory(1)
      let rows = packRows([], facets, dictionary)
      let day = 20_000
      let snapshot = snapshotOf(rows, dictionary, '')
      for (const { days, gone, put } of edits) {
        const numbers = new Map(unpacked(rows, dictionary).map(({ id }, at) => [id, at]))
        day += days
        const context = { facets, names: dictionary.names, day }
        rows.slot.set(rows.slot.keys().toArray())
        if (days > 0) rows = sortedAgain(rows, context, memory)
        for (const id of gone) stored.delete(id)
        for (const one of put) stored.set(one.id, one)
        const changed = [...gone, ...put.map(({ id }) => id)]
        const fresh = packRows(read([...new Set(changed)].flatMap((id) => stored.get(id) ?? [])), facets, dictionary, { day })
        rows = applyChanges(rows, changed, fresh, context, memory)
        const before = sharedBuffersOf(snapshot)
        snapshot = snapshotOf(rows, dictionary, '', false, memory)
        expect(snapshot).toEqual({ ...snapshotOf(rows, dictionary, ''), places: { ...snapshot.places, tree: expect.anything() } })
        expect(pointsIn(snapshot)).toEqual(pointsIn(snapshotOf(rows, dictionary, '')))
        const used = sharedBuffersOf(snapshot)
        memory.giveBack([...before].filter((buffer) => !used.has(buffer)))

        const freshDictionary = newDictionary(facets)
        const expected = unpacked(packRows(read(stored.values()), facets, freshDictionary, { day, pieceLength: 37 }), freshDictionary)
        const inOrder = stored.values().toArray().toSorted(recommendedOn(day))
        expect(expected.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id.replaceAll('-', '')))
        expect(unpacked(rows, dictionary)).toEqual(expected)
        expect([...rows.slot]).toEqual(expected.map(({ id }) => numbers.get(id) ?? noValue))
      }
    }),
  )
})
