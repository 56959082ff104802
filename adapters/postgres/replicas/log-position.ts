import { serverRun } from '../feed-position.ts'

/** Position in the log of the primary: a replica that has replayed it shows everything that was committed before. */
export interface LogPosition {
  /** Run of the server, as in `feed-position.ts`; its first word is the system. */
  readonly run: string
  readonly timeline: number
  /** Bytes since the beginning of the log. */
  readonly bytes: number
}

const inserted = 'pg_current_wal_insert_lsn()'

/**
 * SQL of the columns of the current position of the primary: inserted, not written, since without synchronous commits a
 * change is visible before its log is written. The timeline is that of the log: a server that has just been promoted
 * writes its control file later.
 */
export const positionColumns = `${serverRun} run, ('x' || left(pg_walfile_name(${inserted}), 8))::bit(32)::int timeline,
    pg_wal_lsn_diff(${inserted}, '0/0')::float8 bytes`
