import { moveBy } from '#core/kernel/local-plane.ts'
import type { Area, Areas, Box, Circle, CityArea, IndexQuery } from '#core/search/facility-index.port.ts'
import { distanceFrom } from './distances.ts'
import { filterRows } from './filter-rows.ts'
import { coversAll, type OpenSnapshot } from './open-snapshot.ts'
import { districtFacet, districtValue } from './place-facets.ts'

/** Maximum size of a box that is searched by the tree, square degrees; Warszawa is 0.11, Poland 60. */
const maxTreeBox = 0.25

/** Share of all rows above which sorting the results of the tree is slower than scanning all rows in order. */
const scanThreshold = 1 / 32

/**
 * Writes the rows of a query into `selected`, in the order `recommended`; returns their number. Invented facilities
 * that do not count are left out unless `withInvented`.
 */
export const selectRows = (snapshot: OpenSnapshot, { within, selection }: IndexQuery, withInvented = false): number => {
  const relevant = (count: number) => (withInvented ? count : countedOf(snapshot, count))
  if ('west' in within) return filterRows(snapshot, selection, relevant(rowsInBox(snapshot, within)))
  if ('centre' in within) return filterRows(snapshot, selection, relevant(rowsInCircle(snapshot, within)))
  if ('anyOf' in within) return filterRows(snapshot, selection, relevant(rowsInAreas(snapshot, within)))
  const { city, district } = within
  const inDistrict = district === undefined ? {} : { [districtFacet.key]: [districtValue(city, district)] }
  return filterRows(snapshot, { ...inDistrict, ...selection }, relevant(rowsOfCity(snapshot, city)))
}

/** Writes the rows of several areas into `selected`, in the order `recommended`. */
const rowsInAreas = (snapshot: OpenSnapshot, { anyOf, noneOf, box }: Areas): number => {
  const { rows, selected } = snapshot
  const [only] = anyOf
  if (only !== undefined && anyOf.length === 1 && noneOf.length === 0 && box === undefined && 'centre' in only)
    return rowsInCircle(snapshot, only)
  // Members of cities are found by way of the selection, so that all areas come before the box.
  const wanted = anyOf.map((area) => isInArea(snapshot, area))
  const unwanted = noneOf.map((area) => isInArea(snapshot, area))
  const isInAll = (row: number) => (wanted.length === 0 || wanted.some((isIn) => isIn(row))) && !unwanted.some((isIn) => isIn(row))
  let count = 0
  if (box === undefined) {
    for (let row = 0; row < rows.length; row++) if (isInAll(row)) selected[count++] = row
    return count
  }
  const found = rowsInBox(snapshot, box)
  for (let at = 0; at < found; at++) {
    const row = selected[at] as number
    if (isInAll(row)) selected[count++] = row
  }
  return count
}

/** Returns a predicate for the rows of an area; rows without an exact point are in no circle. */
const isInArea = (snapshot: OpenSnapshot, area: Area): ((row: number) => boolean) => {
  const { rows } = snapshot
  if ('centre' in area) {
    const metresTo = distanceFrom(snapshot, area.centre)
    return (row) => metresTo(row) <= area.metres
  }
  if ('voivodeship' in area) {
    const isOf = rows.cities.map((city) => city.startsWith(`${area.voivodeship}/`))
    return (row) => isOf[rows.city[row] as number] === true
  }
  if ('cities' in area) {
    const wanted = new Set(area.cities)
    const isOf = rows.cities.map((city) => wanted.has(city))
    return (row) => isOf[rows.city[row] as number] === true
  }
  const members = new Set(rowsOf(snapshot, area))
  return (row) => members.has(row)
}

const rowsOf = (snapshot: OpenSnapshot, { city, district }: CityArea): Uint32Array => {
  const count = rowsOfCity(snapshot, city)
  const inDistrict = district === undefined ? {} : { [districtFacet.key]: [districtValue(city, district)] }
  return snapshot.selected.slice(0, filterRows(snapshot, inDistrict, count))
}

/** Returns the number of selected rows that count: the others are the last ones while rows are in the order `recommended`. */
export const countedOf = ({ selected, countedRows }: OpenSnapshot, count: number): number => {
  let counted = count
  while (counted > 0 && (selected[counted - 1] as number) >= countedRows) counted--
  return counted
}

const rowsOfCity = ({ rows, cityOf, selected }: OpenSnapshot, name: string): number => {
  const city = cityOf.get(name)
  if (city === undefined) return 0
  const members = rows.cityRows.subarray(rows.cityStart[city], rows.cityStart[city + 1])
  selected.set(members)
  return members.length
}

const rowsInBox = (snapshot: OpenSnapshot, box: Box): number => {
  if (coversAll(snapshot, box)) {
    snapshot.selected.set(snapshot.rows.places.byRank)
    return snapshot.rows.places.length
  }
  const { west, south, east, north } = box
  if ((east - west) * (north - south) > maxTreeBox) return scanBox(snapshot, box)
  const found = snapshot.tree.range(west, south, east, north)
  if (found.length > snapshot.rows.length * scanThreshold) return scanBox(snapshot, box)
  for (const [at, place] of found.entries()) snapshot.selected[at] = snapshot.rows.places.row[place] ?? 0
  snapshot.selected.subarray(0, found.length).sort()
  return found.length
}

const rowsInCircle = (snapshot: OpenSnapshot, { centre, metres }: Circle): number => {
  // Distances are in whole metres, and the degrees of a box are shorter north of the centre.
  const reach = metres * 1.01 + 1
  const { longitude: west, latitude: south } = moveBy(centre, -reach, -reach)
  const { longitude: east, latitude: north } = moveBy(centre, reach, reach)
  const found = rowsInBox(snapshot, { west, south, east, north })
  const distance = distanceFrom(snapshot, centre)
  const { selected } = snapshot
  let count = 0
  for (let at = 0; at < found; at++) {
    const row = selected[at] as number
    if (distance(row) <= metres) selected[count++] = row
  }
  return count
}

const scanBox = ({ rows: { longitude, latitude, length }, selected }: OpenSnapshot, { west, south, east, north }: Box): number => {
  let count = 0
  for (let row = 0; row < length; row++) {
    const x = longitude[row] as number
    const y = latitude[row] as number
    // NaN is in no box.
    if (x >= west && x <= east && y >= south && y <= north) selected[count++] = row
  }
  return count
}
