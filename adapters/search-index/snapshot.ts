import KDBush from 'kdbush'
import type { Box } from '#core/search/facility-index.port.ts'
import { zOrderOf } from './grid.ts'
import { ranksOf } from './names-in-order.ts'
import { type Dictionary, noValue, type Rows } from './rows.ts'
import { freshMemory, type SharedMemory } from './shared-memory.ts'

/** Facilities with a point in Z-order, so that those of one grid cell are adjacent at any zoom and counting reads memory sequentially. */
export interface Places {
  readonly length: number
  readonly row: Uint32Array
  /** The same rows, in the order `recommended`. */
  readonly byRank: Uint32Array
  /** Place of each row; undefined for a row without a point. */
  readonly ofRow: Uint32Array
  readonly x: Uint32Array
  readonly y: Uint32Array
  readonly longitude: Float64Array
  readonly latitude: Float64Array
  /** Bounding box of all places. */
  readonly box: Box
  /** Data of a `kdbush` of their degrees. */
  readonly tree: SharedArrayBuffer
}

/** Complete index at one moment, in shared memory, so that threads exchange it without a copy. */
export interface Snapshot extends Rows {
  /** Number of all changes ever made, as text. */
  readonly version: string
  readonly cities: readonly string[]
  /** Place of each name of the dictionary in the order of names. */
  readonly nameRanks: Uint32Array
  /** A register has been imported, so that invented facilities, the last rows, do not count. */
  readonly registerImported: boolean
  /** Rows of city `c`: `cityRows` from `cityStart[c]` to before `cityStart[c + 1]`, in the order `recommended`. */
  readonly cityStart: Uint32Array
  readonly cityRows: Uint32Array
  /** Options of each choice facet by bit; empty for other kinds. */
  readonly options: readonly (readonly string[])[]
  /** Facilities with a point. */
  readonly places: Places
  /** Row of each position in the name index; `noValue` when it is no longer listed under that name. */
  readonly rowOfSlot: Int32Array
}

const sharedNumbers = (length: number, memory: SharedMemory) => new Uint32Array(memory.take(length * 4), 0, length)

/** Builds a snapshot of rows: adds the indexes by city, place and name slot. */
export const snapshotOf = (
  rows: Rows,
  dictionary: Dictionary,
  version: string,
  registerImported = false,
  memory: SharedMemory = freshMemory,
): Snapshot => ({
  ...rows,
  version,
  registerImported,
  nameRanks: ranksOf(dictionary.names),
  cities: dictionary.cities.texts(),
  options: dictionary.options.map((options) => options.texts()),
  ...byCity(rows, dictionary.cities.size(), memory),
  places: placesOf(rows, memory),
  rowOfSlot: bySlot(rows, memory),
})

const byCity = ({ city, length }: Rows, cities: number, memory: SharedMemory) => {
  const cityStart = sharedNumbers(cities + 1, memory)
  for (const one of city) cityStart[one + 1] = (cityStart[one + 1] ?? 0) + 1
  for (let at = 1; at <= cities; at++) cityStart[at] = (cityStart[at] ?? 0) + (cityStart[at - 1] ?? 0)
  const next = cityStart.slice()
  const cityRows = sharedNumbers(length, memory)
  for (const [row, one] of city.entries()) {
    const at = next[one] ?? 0
    cityRows[at] = row
    next[one] = at + 1
  }
  return { cityStart, cityRows }
}

/** Bits of the row number in a 64-bit sort key; the rest is its cell. */
const rowBits = 22

const placesOf = (rows: Rows, memory: SharedMemory): Places => {
  const order = alongCurve(rows)
  const length = order.length
  const degrees = () => new Float64Array(memory.take(length * 8), 0, length)
  const places = {
    length,
    row: sharedNumbers(length, memory),
    byRank: sharedNumbers(length, memory),
    ofRow: sharedNumbers(rows.length, memory),
    x: sharedNumbers(length, memory),
    y: sharedNumbers(length, memory),
    longitude: degrees(),
    latitude: degrees(),
  }
  const tree = new KDBush(length, 64, Float64Array, constructorOf(memory))
  for (const [place, row] of order.entries()) {
    places.row[place] = row
    places.ofRow[row] = place
    places.x[place] = rows.x[row] ?? 0
    places.y[place] = rows.y[row] ?? 0
    places.longitude[place] = rows.longitude[row] ?? 0
    places.latitude[place] = rows.latitude[row] ?? 0
    tree.add(places.longitude[place] ?? 0, places.latitude[place] ?? 0)
  }
  places.byRank.set(order)
  places.byRank.sort()
  return { ...places, box: boxOf(places), tree: tree.finish().data as SharedArrayBuffer }
}

/** Returns a constructor of buffers, as the library wants one, that takes them from a memory. */
const constructorOf = (memory: SharedMemory) =>
  function take(bytes: number) {
    return memory.take(bytes)
  } as unknown as SharedArrayBufferConstructor

const boxOf = ({ longitude, latitude }: Pick<Places, 'longitude' | 'latitude'>): Box => ({
  west: longitude.reduce((min, one) => Math.min(min, one), Infinity),
  south: latitude.reduce((min, one) => Math.min(min, one), Infinity),
  east: longitude.reduce((max, one) => Math.max(max, one), -Infinity),
  north: latitude.reduce((max, one) => Math.max(max, one), -Infinity),
})

/** Returns the rows with a point in Z-order: cell and row are packed into 64-bit keys, which are sorted natively. */
const alongCurve = ({ x, y, longitude, length }: Rows): Uint32Array => {
  if (length > 2 ** rowBits) throw new Error(`More than ${2 ** rowBits} facilities`)
  const located = longitude.reduce((count, degrees) => count + (Number.isNaN(degrees) ? 0 : 1), 0)
  const keys = new BigUint64Array(located)
  const halves = new Uint32Array(keys.buffer)
  for (let row = 0, at = 0; row < length; row++) {
    if (Number.isNaN(longitude[row])) continue
    const [high, low] = zOrderOf(x[row] ?? 0, y[row] ?? 0)
    // 22 bits of `high`, 20 of `low`, 22 of the row.
    halves[at++] = ((low << rowBits) | row) >>> 0
    halves[at++] = ((high << (20 + rowBits - 32)) | (low >>> (32 - rowBits))) >>> 0
  }
  keys.sort()
  const order = new Uint32Array(located)
  for (let at = 0; at < located; at++) order[at] = (halves[at * 2] ?? 0) & (2 ** rowBits - 1)
  return order
}

const bySlot = ({ slot }: Rows, memory: SharedMemory): Int32Array => {
  const last = slot.reduce((last, one) => Math.max(last, one), -1)
  const rowOfSlot = new Int32Array(memory.take((last + 1) * 4), 0, last + 1).fill(noValue)
  for (const [row, one] of slot.entries()) if (one !== noValue) rowOfSlot[one] = row
  return rowOfSlot
}
