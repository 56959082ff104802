/** One thing that a drill has seen. */
export interface Finding {
  readonly description: string
  readonly figure: number | string
  /** Whether it is as it must be; absent where a figure is only told. */
  readonly well?: boolean
}

/** What the one who drills asks for. */
export interface Manner {
  /** A trial of the drill itself: seconds in place of minutes, no figures to keep. */
  readonly short: boolean
  /** A folder of the run's own, gone afterwards; PostgreSQL can reach it. */
  readonly folder: string
}

/** An exercise that takes too long, or too much of the machine, to be a test. */
export interface Drill {
  readonly description: string
  run(manner: Manner): Promise<readonly Finding[]>
}
