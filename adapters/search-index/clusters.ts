import type { Cluster, ClusteredMatches } from '#core/search/facility-index.port.ts'
import { claimCells } from './claim-cells.ts'
import { type Cells, cellsAt } from './cluster-cells.ts'
import { cellsByZoom, clusterRadius, fewFacilities, maxZoom, pixel, separateRadius } from './grid.ts'
import { idOf, type OpenSnapshot } from './open-snapshot.ts'
import { writePlaces } from './write-places.ts'

/** Number of points up to which each is a cell of its own; above it, points within 16 px are counted together first. */
const maxPointCells = 1024

/** Occupied cells of 64 px per marker from which a zoom has too many clusters: circles of 80 px radius hold two cells and more. */
const cellsPerMarker = 3

/**
 * Groups the first `count` selected rows that have a point by distance: the densest spot claims everything within the
 * radius, then the next. Each point is in one cluster or single; with more than `maxMarkers` of them, those of the
 * finest zoom with fewer are returned.
 */
export const groupIntoClusters = (
  snapshot: OpenSnapshot,
  count: number,
  zoom: number,
  maxMarkers: number,
): Pick<ClusteredMatches, 'clusters' | 'singles' | 'unlocated'> => {
  const located = writePlaces(snapshot, count)
  const requestedZoom = Math.min(maxZoom, Math.max(0, zoom))
  const radius = located <= fewFacilities ? separateRadius : clusterRadius
  const byZoom = located > maxPointCells ? cellsByZoom(snapshot.rows.places, snapshot.selectedPlaces, located) : null
  let at = requestedZoom
  while (byZoom && at > 0 && (byZoom[Math.floor(at)] as number) > maxMarkers * cellsPerMarker) at = Math.max(0, at - 1)
  for (; ; at = Math.max(0, at - 1)) {
    const whole = Math.floor(at)
    const cells = cellsAt(snapshot, located, byZoom ? whole : null, byZoom ? (byZoom[Math.min(maxZoom, whole + 2)] as number) : located)
    const claimed = claimCells(cells, radius * pixel(at))
    if (claimed.clusters <= maxMarkers || at === 0)
      return { ...markersOf(snapshot, located, cells, claimed, { requestedZoom, zoom: at, radius }), unlocated: count - located }
  }
}

interface Zooms {
  readonly requestedZoom: number
  readonly zoom: number
  readonly radius: number
}

/** Returns the zoom at which a cluster of this extent splits: its ends are further apart than one circle reaches. */
const splitZoom = (extent: number, radius: number): number => {
  for (let zoom = 0; zoom < maxZoom; zoom++) if (extent > 2 * radius * pixel(zoom)) return zoom
  return maxZoom
}

/** Sums up the points of each cluster. */
const markersOf = (
  snapshot: OpenSnapshot,
  located: number,
  { length, start, x: cellX, y: cellY }: Cells,
  { clusterOf, seed, clusters: clusterCount }: ReturnType<typeof claimCells>,
  { requestedZoom, zoom, radius }: Zooms,
) => {
  const { rows, selectedPlaces } = snapshot
  const { row, longitude, latitude, x, y } = rows.places
  const counts = new Uint32Array(clusterCount)
  const lastPlace = new Uint32Array(clusterCount)
  const sums = [new Float64Array(clusterCount), new Float64Array(clusterCount)] as const
  const west = new Float64Array(clusterCount).fill(Infinity)
  const south = new Float64Array(clusterCount).fill(Infinity)
  const east = new Float64Array(clusterCount).fill(-Infinity)
  const north = new Float64Array(clusterCount).fill(-Infinity)
  const minX = new Float64Array(clusterCount).fill(Infinity)
  const minY = new Float64Array(clusterCount).fill(Infinity)
  const maxX = new Float64Array(clusterCount)
  const maxY = new Float64Array(clusterCount)
  for (let cell = 0; cell < length; cell++) {
    const cluster = clusterOf[cell] as number
    const end = cell + 1 < length ? (start[cell + 1] as number) : located
    for (let at = start[cell] as number; at < end; at++) {
      const place = selectedPlaces[at] as number
      const eastward = longitude[place] as number
      const northward = latitude[place] as number
      const placeX = x[place] as number
      const placeY = y[place] as number
      counts[cluster] = (counts[cluster] as number) + 1
      lastPlace[cluster] = place
      sums[0][cluster] = (sums[0][cluster] as number) + eastward
      sums[1][cluster] = (sums[1][cluster] as number) + northward
      if (eastward < (west[cluster] as number)) west[cluster] = eastward
      if (eastward > (east[cluster] as number)) east[cluster] = eastward
      if (northward < (south[cluster] as number)) south[cluster] = northward
      if (northward > (north[cluster] as number)) north[cluster] = northward
      if (placeX < (minX[cluster] as number)) minX[cluster] = placeX
      if (placeX > (maxX[cluster] as number)) maxX[cluster] = placeX
      if (placeY < (minY[cluster] as number)) minY[cluster] = placeY
      if (placeY > (maxY[cluster] as number)) maxY[cluster] = placeY
    }
  }
  const clusters: Cluster[] = []
  const singles: ClusteredMatches['singles'][number][] = []
  for (let cluster = 0; cluster < clusterCount; cluster++) {
    const count = counts[cluster] as number
    const box = {
      west: west[cluster] as number,
      south: south[cluster] as number,
      east: east[cluster] as number,
      north: north[cluster] as number,
    }
    if (count === 1)
      singles.push({ id: idOf(snapshot, row[lastPlace[cluster] as number] as number), longitude: box.west, latitude: box.south })
    else {
      const extent = Math.max((maxX[cluster] as number) - (minX[cluster] as number), (maxY[cluster] as number) - (minY[cluster] as number))
      clusters.push({
        id: `${zoom}-${Math.floor(cellX[seed[cluster] as number] as number)}-${Math.floor(cellY[seed[cluster] as number] as number)}`,
        count,
        longitude: (sums[0][cluster] as number) / count,
        latitude: (sums[1][cluster] as number) / count,
        box,
        expansionZoom: Math.min(maxZoom, Math.max(Math.floor(requestedZoom) + 1, splitZoom(extent, radius))),
      })
    }
  }
  return { clusters, singles }
}
