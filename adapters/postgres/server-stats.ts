type ReadRows = <Row extends object>(sql: string) => Promise<readonly Row[]>

/** Connections of clients to the server of the database, and how many it accepts of ordinary accounts. */
export interface ConnectionStats {
  readonly used: number
  readonly max: number
}

const connectionsQuery = `select count(*) filter (where backend_type = 'client backend')::int used,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int max
  from pg_stat_activity`

/** Reads the statistics of connections. */
export const readConnectionStats = async (rows: ReadRows): Promise<ConnectionStats> => {
  const [stats] = await rows<ConnectionStats>(connectionsQuery)
  return stats ?? { used: 0, max: 0 }
}

/** Replica that is connected to the server of the database. */
export interface ReplicaStats {
  readonly name: string
  /** Bytes of the log that it has not replayed yet. */
  readonly lagBytes: number
}

// A replica has none of its own to report, and only members of pg_monitor see the positions.
const replicasQuery = `select application_name "name", pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 "lagBytes"
  from pg_stat_replication where not pg_is_in_recovery() and replay_lsn is not null`

/** Reads the lag of replicas in bytes: one that replays nothing is behind by more and more, while its lag in time stays unknown. */
export const readReplicaStats = (rows: ReadRows): Promise<readonly ReplicaStats[]> => rows(replicasQuery)

/** Newest complete backup of a tool. */
export interface BackupStats {
  readonly tool: string
  readonly ageSeconds: number
}

const backupsQuery = `select tool, extract(epoch from now() - finished_at)::float8 "ageSeconds" from last_backup`

/** Reads the age of the newest backup of each tool. */
export const readBackupStats = (rows: ReadRows): Promise<readonly BackupStats[]> => rows(backupsQuery)

/** Statement that stores that a backup of `kredka backup` is complete. */
export const backupFinished = `insert into last_backup (tool, finished_at) values ('kredka', now())
  on conflict (tool) do update set finished_at = excluded.finished_at`
