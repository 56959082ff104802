/** Result of a chaos experiment. */
export interface Finding {
  readonly description: string
  readonly figure: number | string
  /** True if the figure meets the expectation; missing when it is only informative. */
  readonly ok?: boolean
}

/** Options of a run. */
export interface ExperimentOptions {
  /** Short trial of the experiments themselves: seconds instead of minutes, figures are meaningless. */
  readonly short: boolean
  /** Temporary folder of the run, accessible for PostgreSQL. */
  readonly folder: string
}

/** Chaos experiment: too slow or too resource-intensive for the test suite. */
export interface ChaosExperiment {
  readonly description: string
  run(options: ExperimentOptions): Promise<readonly Finding[]>
}
