import type { Box } from '#core/search/facility-index.port.ts'

/** What the map and its list are about. */
export type MapPlace =
  | { readonly kind: 'city'; readonly name: string; readonly city: string; readonly district: string | null }
  /** A locality without a facility: what lies around it. */
  | { readonly kind: 'near'; readonly name: string }
  /** The part of the map that is looked at. */
  | { readonly kind: 'view' }
  /** Nothing asked yet: Warszawa (decisions §27). */
  | { readonly kind: 'start' }
  /** Facilities that bear a typed name. */
  | { readonly kind: 'named'; readonly text: string }
  | { readonly kind: 'nothing'; readonly text: string }

/** Where the map looks: a box for wide screens and one for phones, or `null` for the first camera; `zoom` as the address or the specification says. */
export interface Camera {
  readonly wide: Box | null
  readonly phone: Box | null
  readonly zoom: number
}

/** Zooms of the specification (§9): of the first camera, and of a chosen city. */
export const zooms = { first: 7, city: 14 } as const

/** Degrees around a locality that has no facility: about 10 km each way. */
const around = { longitude: 0.15, latitude: 0.09 }

/** The box around a point. */
export const boxAround = (longitude: number, latitude: number): Box => ({
  west: longitude - around.longitude,
  east: longitude + around.longitude,
  south: latitude - around.latitude,
  north: latitude + around.latitude,
})

type BoundingBox = readonly [south: number, north: number, west: number, east: number]

/** A box as the places have it. */
export const boxOf = (box: BoundingBox | null): Box | null => box && { south: box[0], north: box[1], west: box[2], east: box[3] }
