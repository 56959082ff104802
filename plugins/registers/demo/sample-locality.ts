import type { VoivodeshipSlug } from '#core/places/voivodeship.ts'

/** Longitude and latitude, EPSG:4326 degrees. */
export type Point = readonly [number, number]

/** Part of a locality in which facilities are generated. */
export interface DistrictArea {
  /** District; `null` for localities whose districts registers do not name. */
  readonly name: string | null
  readonly center: Point
  /** Maximum distance of facilities from the center, metres. */
  readonly radius: number
  /** First digits of its post codes: `02-6`. */
  readonly postCode: string
}

/** Town or village in which facilities are generated, with its real name and approximate position. */
export interface SampleLocality {
  readonly city: string
  readonly voivodeship: VoivodeshipSlug
  readonly county: string
  readonly commune: string
  readonly center: Point
  readonly areas: readonly [DistrictArea, ...DistrictArea[]]
  /** Number of facilities to generate. */
  readonly facilities: number
  /** Typical monthly fee of a private nursery, złoty. */
  readonly typicalFee: number
  readonly village: boolean
  /** True when it has no facilities for children over three. */
  readonly underThreeOnly: boolean
}
