import type { Cluster, Clustered } from '#core/search/facility-index.port.ts'
import { deepest, mostMarkers, partingZoom, shiftOf } from './grid.ts'
import { idOf, type OpenSnapshot } from './open-snapshot.ts'

/** Share of all rows below which sorting the places of the selected is quicker than looking through all places. */
const few = 1 / 32

/** Groups the first `count` selected rows, those without a point left out: each is in one cluster or single, at most 300 of both together. */
export const clustersOf = (open: OpenSnapshot, count: number, zoom: number): Pick<Clustered, 'clusters' | 'singles' | 'unlocated'> => {
  const located = count < open.rows.length * few ? placesOfFew(open, count) : placesOfMany(open, count)
  const asked = Math.min(deepest, Math.max(0, Math.floor(zoom)))
  return { ...grouped(open, located, asked, finestZoom(open, located, asked)), unlocated: count - located }
}

/** Writes the places of the selected rows along the curve; gives their number. */
const placesOfFew = ({ rows: { places, longitude }, selected, selectedPlaces }: OpenSnapshot, count: number): number => {
  let located = 0
  for (let at = 0; at < count; at++) {
    const row = selected[at] as number
    if (!Number.isNaN(longitude[row] as number)) selectedPlaces[located++] = places.ofRow[row] as number
  }
  selectedPlaces.subarray(0, located).sort()
  return located
}

const placesOfMany = ({ rows: { places }, selected, selectedPlaces, marks }: OpenSnapshot, count: number): number => {
  for (let at = 0; at < count; at++) marks[selected[at] as number] = 1
  let located = 0
  for (let place = 0; place < places.length; place++) {
    selectedPlaces[located] = place
    located += marks[places.row[place] as number] as number
  }
  marks.fill(0)
  return located
}

/** The finest grid, at most that of `zoom`, whose filled cells are few enough. Cells of a zoom end where neighbours on the curve part. */
const finestZoom = ({ rows: { places }, selectedPlaces }: OpenSnapshot, located: number, zoom: number): number => {
  if (located <= mostMarkers) return zoom
  const { x, y } = places
  const partings = new Uint32Array(32)
  for (let at = 1; at < located; at++) {
    const [one, other] = [selectedPlaces[at - 1] as number, selectedPlaces[at] as number]
    const parting = Math.max(0, partingZoom(((x[one] as number) ^ (x[other] as number)) | ((y[one] as number) ^ (y[other] as number))))
    partings[parting] = (partings[parting] as number) + 1
  }
  let cells = 1
  let finest = 0
  for (let at = 0; at <= zoom; at++) {
    cells += partings[at] as number
    if (cells <= mostMarkers) finest = at
  }
  return finest
}

/** One run along the curve: a cell's places stand together. */
const grouped = ({ rows, selectedPlaces }: OpenSnapshot, located: number, asked: number, zoom: number) => {
  const { row, x, y, longitude, latitude } = rows.places
  const shift = shiftOf(zoom)
  const clusters: Cluster[] = []
  const singles: Clustered['singles'][number][] = []
  for (let from = 0, to = 0; from < located; from = to) {
    const first = selectedPlaces[from] as number
    const firstX = x[first] as number
    const firstY = y[first] as number
    let [west, south, east, north] = [
      longitude[first] as number,
      latitude[first] as number,
      longitude[first] as number,
      latitude[first] as number,
    ]
    let longitudes = 0
    let latitudes = 0
    let differing = 0
    for (to = from; to < located; to++) {
      const place = selectedPlaces[to] as number
      const apart = ((x[place] as number) ^ firstX) | ((y[place] as number) ^ firstY)
      if (apart >>> shift !== 0) break
      const eastward = longitude[place] as number
      const northward = latitude[place] as number
      differing |= apart
      longitudes += eastward
      latitudes += northward
      if (eastward < west) west = eastward
      if (eastward > east) east = eastward
      if (northward < south) south = northward
      if (northward > north) north = northward
    }
    const count = to - from
    if (count === 1) singles.push({ id: idOf(rows, row[first] as number), longitude: west, latitude: south })
    else
      clusters.push({
        id: `${zoom}-${firstX >>> shift}-${firstY >>> shift}`,
        count,
        longitude: longitudes / count,
        latitude: latitudes / count,
        box: { west, south, east, north },
        expansionZoom: Math.min(deepest, Math.max(asked + 1, partingZoom(differing))),
      })
  }
  return { clusters, singles }
}
