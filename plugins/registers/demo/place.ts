import type { VoivodeshipSlug } from '#core/places/voivodeship.ts'

/** EPSG:4326 degrees: longitude, latitude. */
export type Point = readonly [number, number]

/** A part of a town in which facilities are made. */
export interface Quarter {
  /** `null`: the town has no districts that registers name. */
  readonly name: string | null
  readonly middle: Point
  /** Facilities scatter so far, in metres. */
  readonly reach: number
  /** The first digits of its post codes: `02-6`. */
  readonly postCode: string
}

/** A town or village in which facilities are made, with the real place's name and rough position. */
export interface Place {
  readonly city: string
  readonly voivodeship: VoivodeshipSlug
  readonly county: string
  readonly commune: string
  readonly middle: Point
  readonly quarters: readonly [Quarter, ...Quarter[]]
  /** How many facilities are made here. */
  readonly facilities: number
  /** What a private nursery usually takes a month, in złoty. */
  readonly fee: number
  readonly village: boolean
  /** There is nothing here for children over three. */
  readonly careOnly: boolean
}
