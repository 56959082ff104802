import type { BoundStatement } from '../bind-parameters.ts'
import { databaseError, isUnreachable } from '../errors.ts'
import type { LogPosition } from './log-position.ts'

/**
 * Reason why a server cannot answer for the primary: it has not replayed the position yet; it is no replica, or not of
 * this system, or receives no log, or that of another timeline; or the account may not see which one it receives.
 */
export type Unfit = 'behind' | 'not a replica' | 'other system' | 'other timeline' | 'disconnected' | 'needs pg_monitor'

/** Reason why a replica did not answer, or could not. */
export type Refusal = Unfit | 'unreachable' | 'conflict' | 'read only' | 'failed'

// The LSN is looked at before the statements that follow, each of which takes its snapshot later. Only members of
// pg_monitor see the timeline, without which a replica of another primary could pass for one of this.
const check = `select case when not pg_is_in_recovery() then 'not a replica'
    when (select system_identifier::text from pg_control_system()) <> $1 then 'other system'
    when not pg_has_role('pg_read_all_stats', 'usage') then 'needs pg_monitor'
    when not exists (select from pg_stat_wal_receiver) then 'disconnected'
    when (select received_tli from pg_stat_wal_receiver) is distinct from $2::int then 'other timeline'
    when coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0) < $3::numeric then 'behind' end unfit`

/** Row of the check; `null`: the server may answer. */
export interface CheckedStandby {
  readonly unfit: Unfit | null
}

/** Returns the statement that tells if a server is a replica that has replayed a position. */
export const standbyCheck = ({ run, timeline, bytes }: LogPosition): BoundStatement => ({
  text: check,
  values: [run.split(' ', 1)[0], timeline, bytes],
})

/** Returns the reason behind an error of a replica. */
export const refusalOf = (error: Error): Refusal => {
  const { code } = databaseError(error)
  if (code === '25006') return 'read only'
  if (code === '40001' || /conflict with recovery/.test(error.message)) return 'conflict'
  return isUnreachable(error) ? 'unreachable' : 'failed'
}
