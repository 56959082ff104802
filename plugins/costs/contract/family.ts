/**
 * Answers of a family by which its costs are worked out. They stay in the browser, and are in no address, no
 * request and no log.
 */
export interface Family {
  /** Month of birth of the child, `2025-03`; `null`: not said. */
  readonly born: string | null
  readonly siblings: number
  /** The child has a disability certificate with the points that the act names. */
  readonly disability: boolean
  /** Days a week. */
  readonly days: number
  /** Hours a day. */
  readonly hours: number
  /** The family lives in the commune of the facility. */
  readonly resident: boolean
}

/** Family that says nothing: one child, five days of nine hours. */
export const usualFamily: Family = { born: null, siblings: 0, disability: false, days: 5, hours: 9, resident: false }
