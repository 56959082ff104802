import { makeTupleReader } from '#adapters/search-index/copied-tuples.ts'
import { fieldCount, makeRowPacker } from '#adapters/search-index/pack-rows.ts'
import type { Dictionary, FacetSpec, Rows } from '#adapters/search-index/rows.ts'
import { sortRecommended } from '#adapters/search-index/sort-recommended.ts'

/** Row as the database returns it: id, name as its criterion spells it, longitude, latitude, city, name hash; then the facets. */
export type DatabaseRow = readonly [string, string, number | null, number | null, string, number, ...(readonly unknown[])]

const int32 = (number: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(number)
  return bytes
}

const int16 = (number: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(number)
  return bytes
}

const float64 = (number: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(number)
  return bytes
}

const withLength = (bytes: Buffer): Buffer => Buffer.concat([int32(bytes.length), bytes])

const textArray = (words: readonly string[]): Buffer =>
  words.length === 0
    ? Buffer.concat([0, 0, 25].map(int32))
    : Buffer.concat([...[1, 0, 25, words.length, 1].map(int32), ...words.map((word) => withLength(Buffer.from(word)))])

const nullField = int32(-1)

const facetField = (kind: FacetSpec['kind'], value: unknown): Buffer => {
  if (value === null) return nullField
  if (kind === 'choice') return withLength(textArray(value as readonly string[]))
  return withLength(kind === 'range' ? int32(value as number) : Buffer.from([value === true ? 1 : 0]))
}

/** Encodes rows as PostgreSQL's binary COPY does. */
const copyOf = (rows: readonly DatabaseRow[], facets: readonly FacetSpec[]): Buffer => {
  const point = (degrees: number | null) => (degrees === null ? nullField : withLength(float64(degrees)))
  const tuples = rows.map(([id, name, longitude, latitude, city, nameHash, ...values]) =>
    Buffer.concat([
      int16(fieldCount(facets)),
      withLength(Buffer.from(id.replaceAll('-', ''), 'hex')),
      withLength(Buffer.from(name)),
      point(longitude),
      point(latitude),
      withLength(Buffer.from(city)),
      withLength(int32(nameHash)),
      ...facets.map(({ kind }, at) => facetField(kind, values[at])),
    ]),
  )
  return Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), int32(0), int32(0), ...tuples, int16(-1)])
}

/** Reads rows as the index reads them from the database, in any order, in pieces of some bytes; sorts them as on a day of the rotation. */
export const packRows = (
  rows: readonly DatabaseRow[],
  facets: readonly FacetSpec[],
  dictionary: Dictionary,
  { day = 0, pieceLength = 1000 }: { readonly day?: number; readonly pieceLength?: number } = {},
): Rows => {
  // Fewer rows than there are: packing makes room for the others.
  const packer = makeRowPacker(facets, dictionary, rows.length >> 1)
  const read = makeTupleReader(fieldCount(facets), packer.add)
  const bytes = copyOf(rows, facets)
  for (let at = 0; at < bytes.length; at += pieceLength) read(bytes.subarray(at, at + pieceLength))
  const packed = packer.rows()
  sortRecommended(packed, { facets, names: dictionary.names, day })
  return packed
}
