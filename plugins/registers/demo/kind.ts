/** What sort of made facility it is. */
export interface Kind {
  readonly type: 'nursery' | 'toddler_club'
  /** Run by the town, numbered instead of named. */
  readonly municipal: boolean
}
