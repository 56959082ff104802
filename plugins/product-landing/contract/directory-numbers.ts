/** How much the directory holds now: active facilities, and where they are. */
export interface DirectoryNumbers {
  /** Facilities of both catalogues. */
  readonly facilities: number
  readonly zlobki: number
  readonly przedszkola: number
  /** Localities and voivodeships with at least one of them. */
  readonly localities: number
  readonly voivodeships: number
  /** Whether facilities that were made up for show are among them. */
  readonly made: boolean
}

/** The numbers and the day they were counted on, ISO date, Europe/Warsaw. */
export interface CountedNumbers extends DirectoryNumbers {
  readonly counted_on: string
}
