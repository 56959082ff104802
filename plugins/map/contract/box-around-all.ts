import type { Bounds } from './map-url-state.ts'

/** Degrees around found facilities, so that a single one shows its neighbourhood. */
const margin = 0.012

/** Returns the box around some boxes, with a margin; `null` without any. */
export const boxAroundAll = (boxes: readonly Bounds[]): Bounds | null =>
  boxes.length === 0
    ? null
    : {
        west: Math.min(...boxes.map(({ west }) => west)) - margin,
        south: Math.min(...boxes.map(({ south }) => south)) - margin,
        east: Math.max(...boxes.map(({ east }) => east)) + margin,
        north: Math.max(...boxes.map(({ north }) => north)) + margin,
      }
