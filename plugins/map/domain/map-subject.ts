import type { Point } from '#core/kernel/distance.ts'
import type { Box } from '#core/search/facility-index.port.ts'

/** Subject of the map and its list. */
export type MapSubject =
  | { readonly kind: 'city'; readonly name: string; readonly city: string; readonly district: string | null }
  /** The surroundings of a locality without a facility. */
  | { readonly kind: 'near'; readonly name: string }
  /** The visible part of the map around the device's position, or all of it that the user has moved to. */
  | { readonly kind: 'nearby' }
  /** The visible part of the map. */
  | { readonly kind: 'view' }
  /** No search yet: Warszawa (decisions §27). */
  | { readonly kind: 'start' }
  /** Meaning of a search text: filters, circles, several places, or all but some. */
  | { readonly kind: 'text'; readonly text: string }
  /** Facilities found by name. */
  | { readonly kind: 'named'; readonly text: string }
  /** Nothing was found for the text. */
  | { readonly kind: 'nothing'; readonly text: string }

/**
 * View of the map: a box on wide screens and on phones, and a zoom. `frame`: the box `exactly`, as the user left it;
 * with a margin `around` it; or its centre `at the zoom`.
 */
export interface Camera {
  readonly wide: Box | null
  readonly phone: Box | null
  readonly zoom: number
  readonly frame: 'exactly' | 'around' | 'at the zoom'
}

/** Zooms of specification §9, of the initial view and of a city; and of surroundings. */
export const zooms = { initial: 7, near: 11, city: 14 } as const

/** Degrees around a locality without a facility: about 10 km each way. */
const padding = { longitude: 0.15, latitude: 0.09 }

/** Returns the box around a point. */
export const boxAround = (longitude: number, latitude: number): Box => ({
  west: longitude - padding.longitude,
  east: longitude + padding.longitude,
  south: latitude - padding.latitude,
  north: latitude + padding.latitude,
})

/** Returns the centre of a box. */
export const centreOf = ({ west, east, south, north }: Box): Point => ({ longitude: (west + east) / 2, latitude: (south + north) / 2 })

type BoundingBox = readonly [south: number, north: number, west: number, east: number]

/** Converts a bounding box of the plugin `places`. */
export const boxOf = (box: BoundingBox | null): Box | null => box && { south: box[0], north: box[1], west: box[2], east: box[3] }
