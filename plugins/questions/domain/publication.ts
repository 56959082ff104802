/** Question with its answer that a facility publishes, or wants to. */
export interface Publication {
  readonly thread_id: string
  readonly question: string
  readonly answer: string
  readonly state: 'requested' | 'published' | 'refused' | 'withdrawn'
  /** Raised with every text, so that the parent agrees to exactly one; a withdrawn one stays for that. */
  readonly version: number
  readonly requested_at: string
  readonly answered_at: string | null
}
