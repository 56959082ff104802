import { concatRows } from './concat-rows.ts'
import { type CopiedTuple, eachElement } from './copied-tuples.ts'
import { xOf, yOf } from './mercator.ts'
import { allocate, allocateFacet, type Dictionary, type FacetColumn, type FacetSpec, noValue, type Rows, strideOf } from './rows.ts'

/** Fields of a tuple: id, name as its criterion spells it, longitude, latitude, city, name hash; then the facets. */
const field = { id: 0, name: 1, longitude: 2, latitude: 3, city: 4, nameHash: 5, facets: 6 } as const

/** Returns the number of fields of a tuple. */
export const fieldCount = (facets: readonly FacetSpec[]): number => field.facets + facets.length

/** Rows being read, in the order in which they come. */
export interface RowPacker {
  /** Packs the next row; adds new options and cities to the dictionary. */
  add(tuple: CopiedTuple): void
  /** Returns all rows so far. */
  rows(): Rows
}

/** Makes a packer of rows; `expected` is their number if it is known, since more than that are copied. */
export const makeRowPacker = (facets: readonly FacetSpec[], dictionary: Dictionary, expected: number): RowPacker => {
  const strides = () => dictionary.options.map(strideOf)
  let rows = allocate(Math.max(1, expected), facets, strides())
  let length = 0

  const widen = (at: number, stride: number): FacetColumn => {
    const { stride: narrow, values } = rows.facets[at] as FacetColumn
    const wide = allocateFacet(rows.length, 'choice', stride)
    // The row that is being added is the one after them.
    for (let row = 0; row <= length; row++) wide.values.set(values.subarray(row * narrow, (row + 1) * narrow), row * stride)
    rows = { ...rows, facets: rows.facets.with(at, wide) }
    return wide
  }
  const addOptions = (tuple: CopiedTuple, at: number, row: number) => {
    const options = dictionary.options[at] as Dictionary['cities']
    eachElement(tuple, field.facets + at, (from, to) => {
      const bit = options.numberOf(tuple.bytes, from, to)
      let column = rows.facets[at] as FacetColumn
      if (bit >= column.stride * 32) column = widen(at, strideOf(options))
      const word = row * column.stride + (bit >>> 5)
      column.values[word] = (column.values[word] as number) | (1 << (bit & 31))
    })
  }
  const addFacets = (tuple: CopiedTuple, row: number) => {
    const { bytes, starts, lengths } = tuple
    for (let at = 0; at < facets.length; at++) {
      const { kind } = facets[at] as FacetSpec
      if (kind === 'choice') {
        addOptions(tuple, at, row)
        continue
      }
      const { values } = rows.facets[at] as FacetColumn
      const start = starts[field.facets + at] as number
      const isKnown = (lengths[field.facets + at] as number) >= 0
      if (kind === 'range') values[row] = isKnown ? bytes.readInt32BE(start) : noValue
      else values[row] = isKnown ? (bytes[start] as number) : 0
    }
  }

  return {
    add: (tuple) => {
      const row = length
      if (row === rows.length) {
        const empty = allocate(rows.length, facets, strides())
        rows = concatRows(
          [rows, empty].map((one) => ({ rows: one, from: 0, to: one.length })),
          facets,
        )
      }
      const { bytes, starts, lengths } = tuple
      const numberOf = (words: Dictionary['cities'], at: number) =>
        words.numberOf(bytes, starts[at] as number, (starts[at] as number) + Math.max(0, lengths[at] as number))
      const isLocated = (lengths[field.longitude] as number) > 0 && (lengths[field.latitude] as number) > 0
      const longitude = isLocated ? bytes.readDoubleBE(starts[field.longitude]) : Number.NaN
      const latitude = isLocated ? bytes.readDoubleBE(starts[field.latitude]) : Number.NaN
      const id = starts[field.id] as number
      for (let at = 0; at < 16; at++) rows.ids[row * 16 + at] = bytes[id + at] as number
      rows.name[row] = numberOf(dictionary.names.numbers, field.name)
      rows.longitude[row] = longitude
      rows.latitude[row] = latitude
      rows.x[row] = isLocated ? xOf(longitude) : 0
      rows.y[row] = isLocated ? yOf(latitude) : 0
      rows.city[row] = numberOf(dictionary.cities, field.city)
      rows.nameHash[row] = bytes.readInt32BE(starts[field.nameHash])
      rows.slot[row] = noValue
      addFacets(tuple, row)
      length++
    },
    rows: () => firstRows(rows, length),
  }
}

/** Returns the first rows, in the same memory. */
const firstRows = (rows: Rows, length: number): Rows => ({
  length,
  ids: rows.ids.subarray(0, length * 16),
  name: rows.name.subarray(0, length),
  longitude: rows.longitude.subarray(0, length),
  latitude: rows.latitude.subarray(0, length),
  x: rows.x.subarray(0, length),
  y: rows.y.subarray(0, length),
  city: rows.city.subarray(0, length),
  nameHash: rows.nameHash.subarray(0, length),
  slot: rows.slot.subarray(0, length),
  facets: rows.facets.map(({ stride, values }) => ({ stride, values: values.subarray(0, length * stride) })),
})
