import type { Cluster, ClusteredMatches } from '#core/search/facility-index.port.ts'
import { maxZoom, maxMarkers, separationZoom, cellShift } from './grid.ts'
import { idOf, type OpenSnapshot } from './open-snapshot.ts'

/** Share of all rows below which sorting the places of the selected rows is faster than scanning all places. */
const sortThreshold = 1 / 32

/** Groups the first `count` selected rows that have a point: each is in one cluster or single, at most 300 markers in all. */
export const groupIntoClusters = (
  snapshot: OpenSnapshot,
  count: number,
  zoom: number,
): Pick<ClusteredMatches, 'clusters' | 'singles' | 'unlocated'> => {
  const located = count < snapshot.rows.length * sortThreshold ? placesBySorting(snapshot, count) : placesByScanning(snapshot, count)
  const requestedZoom = Math.min(maxZoom, Math.max(0, Math.floor(zoom)))
  return { ...groupByCell(snapshot, located, requestedZoom, finestZoom(snapshot, located, requestedZoom)), unlocated: count - located }
}

/** Writes the places of the selected rows in Z-order; returns their number. */
const placesBySorting = ({ rows: { places, longitude }, selected, selectedPlaces }: OpenSnapshot, count: number): number => {
  let located = 0
  for (let at = 0; at < count; at++) {
    const row = selected[at] as number
    if (!Number.isNaN(longitude[row] as number)) selectedPlaces[located++] = places.ofRow[row] as number
  }
  selectedPlaces.subarray(0, located).sort()
  return located
}

const placesByScanning = ({ rows: { places }, selected, selectedPlaces, isSelected }: OpenSnapshot, count: number): number => {
  for (let at = 0; at < count; at++) isSelected[selected[at] as number] = 1
  let located = 0
  for (let place = 0; place < places.length; place++) {
    selectedPlaces[located] = place
    located += isSelected[places.row[place] as number] as number
  }
  isSelected.fill(0)
  return located
}

/** Returns the finest zoom, at most `zoom`, with few enough occupied cells; neighbours in Z-order give the zooms at which cells separate. */
const finestZoom = ({ rows: { places }, selectedPlaces }: OpenSnapshot, located: number, zoom: number): number => {
  if (located <= maxMarkers) return zoom
  const { x, y } = places
  const separations = new Uint32Array(32)
  for (let at = 1; at < located; at++) {
    const [one, other] = [selectedPlaces[at - 1] as number, selectedPlaces[at] as number]
    const separation = Math.max(
      0,
      separationZoom(((x[one] as number) ^ (x[other] as number)) | ((y[one] as number) ^ (y[other] as number))),
    )
    separations[separation] = (separations[separation] as number) + 1
  }
  let cells = 1
  let finest = 0
  for (let at = 0; at <= zoom; at++) {
    cells += separations[at] as number
    if (cells <= maxMarkers) finest = at
  }
  return finest
}

/** Groups places by cell in one pass: in Z-order the places of a cell are adjacent. */
const groupByCell = ({ rows, selectedPlaces }: OpenSnapshot, located: number, requestedZoom: number, zoom: number) => {
  const { row, x, y, longitude, latitude } = rows.places
  const shift = cellShift(zoom)
  const clusters: Cluster[] = []
  const singles: ClusteredMatches['singles'][number][] = []
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
      const difference = ((x[place] as number) ^ firstX) | ((y[place] as number) ^ firstY)
      if (difference >>> shift !== 0) break
      const eastward = longitude[place] as number
      const northward = latitude[place] as number
      differing |= difference
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
        expansionZoom: Math.min(maxZoom, Math.max(requestedZoom + 1, separationZoom(differing))),
      })
  }
  return { clusters, singles }
}
