/**
 * SQL of the run of a database server: its system, its timeline, and its start. A position of another run says nothing:
 * a promoted standby and a restored database have a history of their own.
 */
export const serverRun = `(select system_identifier from pg_control_system()) || ' ' || (select timeline_id from pg_control_checkpoint())
  || ' ' || extract(epoch from pg_postmaster_start_time())`

/**
 * Position in a feed: a PostgreSQL snapshot, by which transactions are read once in whatever order they commit, and the
 * greatest number of a row that was read. Ids of transactions whose log was not written before a crash are given anew,
 * so that a snapshot may hide later rows; their numbers are greater than that of any row that was committed before.
 */
interface Position {
  readonly run: string
  readonly snapshot: string
  readonly number: string
}

/** Returns a position as text. */
export const makePosition = ({ run, snapshot, number }: Position): string => [run, snapshot, number].join('|')

/** Returns the parts of a position, as the parameters $1 to $3 of a query; all `null` at the start. */
export const partsOfPosition = (position: string | null): readonly [run: string | null, snapshot: string | null, number: string | null] => {
  const [run = null, snapshot = null, number = null] = position?.split('|') ?? []
  return [run, snapshot, number]
}

/** SQL of the snapshot of the last poll; at the start the current one. */
export const lastSnapshot = 'coalesce($2::pg_snapshot, pg_current_snapshot())'

/** SQL condition: the position ($1, $2) is missing, of another run, or later than the database, which was restored to an earlier state. */
export const isPositionLost = `($2::pg_snapshot is null or $1::text is distinct from ${serverRun}
  or pg_snapshot_xmax(${lastSnapshot}) > pg_snapshot_xmax(pg_current_snapshot()))`
