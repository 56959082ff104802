/** Commune as the registers write it: voivodeship by slug, county and commune by name. */
export interface Commune {
  readonly voivodeship: string
  readonly county: string
  readonly commune: string
}

/**
 * Answers of a family by which its costs are worked out. They stay in the browser, and are in no address, no
 * request and no log.
 */
export interface Family {
  /** Month of birth of the child, `2025-03`; `null`: not said. */
  readonly born: string | null
  readonly siblings: number
  /** Ids of the facilities that a brother or sister attends. */
  readonly siblingAt: readonly string[]
  /** The child has a disability certificate with the points that the act names. */
  readonly disability: boolean
  /** The family has a large family card (Karta Dużej Rodziny). */
  readonly largeFamily: boolean
  readonly singleParent: boolean
  /** Days a week. */
  readonly days: number
  /** Hours a day. */
  readonly hours: number
  /** Commune in which the family lives; `null`: not said. */
  readonly home: Commune | null
}

/** Family that says nothing: one child, five days of nine hours. */
export const usualFamily: Family = {
  born: null,
  siblings: 0,
  siblingAt: [],
  disability: false,
  largeFamily: false,
  singleParent: false,
  days: 5,
  hours: 9,
  home: null,
}
