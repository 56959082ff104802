/** Group of a facility; `facility_id`: after merges. Several at one position, after a merge, are ordered by their age. */
export interface Group {
  readonly id: string
  readonly facility_id: string
  readonly name: string
  readonly position: number
  /** ISO 8601 UTC. */
  readonly created_at: string
}

/** Child of a parent at a facility; `first_name` is encrypted (`services/sealed-names.ts`). */
export interface Child {
  readonly id: string
  /** Facility, after merges. */
  readonly facility_id: string
  /** Account of the parent. */
  readonly account_id: string
  readonly group_id: string | null
  readonly first_name: string
  /** ISO 8601 UTC. */
  readonly created_at: string
}
