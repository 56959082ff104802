/** A rendered answer, ready for any HTTP server or cache. */
export interface Rendered {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
  /** The pattern of the page's address, for log and metrics; absent where no page is meant. */
  readonly route?: string
  /** What was thrown where nothing should be, for the log. */
  readonly bug?: unknown
}
