/** Current size of the directory: active facilities and their localities. */
export interface DirectoryNumbers {
  /** Facilities of both categories. */
  readonly facilities: number
  readonly zlobki: number
  readonly przedszkola: number
  /** Localities and voivodeships with at least one facility. */
  readonly localities: number
  readonly voivodeships: number
  /** `true` if synthetic demo facilities are included. */
  readonly made: boolean
}

/** Numbers with the day of counting, ISO date, Europe/Warsaw. */
export interface CountedNumbers extends DirectoryNumbers {
  readonly counted_on: string
}
