import { Effect } from 'effect'
import { readDiskSpace } from '#adapters/files/free-space.ts'
import type { ReadGauge } from '#adapters/metrics/metrics.ts'
import { readBackupStats, readConnectionStats, readReplicaStats } from '#adapters/postgres/server-stats.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Token } from '#core/kernel/token.ts'
import { Clock } from '#core/ports/clock.ts'
import { Domains } from '#core/ports/domains.ts'
import type { HealthChecks } from './health.ts'

/** Time for which a certificate that was looked at counts, milliseconds. */
const certificateMs = 600_000

interface Dependencies {
  readonly find: <Thing>(token: Token<Thing>) => Thing
  /** Checks of `/readyz`. */
  readonly checks: () => HealthChecks
  readonly dataDir: string
  readonly publicUrl: string
}

/** Gauges of what an operator is woken for: readiness, disk, database, backups and certificate. */
export const operationGauges = ({ find, checks, dataDir, publicUrl }: Dependencies): readonly ReadGauge[] => {
  const rows = <Row extends object>(sql: string) => Effect.runPromise(find(Db).rows<Row>(sql))
  const isReady = async () => {
    const results = await Promise.all(Object.values(checks()).map((check) => check().catch(() => 'failed')))
    return results.every((problem) => problem === null)
  }
  return [
    { name: 'ready', description: '1 while /readyz answers 200, else 0.', read: async () => ((await isReady()) ? 1 : 0) },
    {
      name: 'disk_free_bytes',
      description: 'Free bytes on the disk of DATA_DIR.',
      read: async () => (await readDiskSpace(dataDir)).free,
    },
    { name: 'disk_size_bytes', description: 'Size of the disk of DATA_DIR.', read: async () => (await readDiskSpace(dataDir)).size },
    {
      name: 'database_connections',
      description: 'Connections of all clients to the server of the database.',
      read: async () => (await readConnectionStats(rows)).used,
    },
    {
      name: 'database_connections_max',
      description: 'Connections that the server of the database accepts of ordinary accounts.',
      read: async () => (await readConnectionStats(rows)).max,
    },
    {
      name: 'replica_lag_bytes',
      description: 'Bytes that a connected replica has not replayed yet; only if the account is a member of pg_monitor.',
      labels: ['replica'],
      read: async () => (await readReplicaStats(rows)).map(({ name, lagBytes }) => [{ replica: name }, lagBytes] as const),
    },
    {
      name: 'backup_age_seconds',
      description: 'Time since the newest backup of a tool was complete.',
      labels: ['tool'],
      read: async () => (await readBackupStats(rows)).map(({ tool, ageSeconds }) => [{ tool }, ageSeconds] as const),
    },
    certificateGauge(find, publicUrl),
  ]
}

const certificateGauge = (find: Dependencies['find'], publicUrl: string): ReadGauge => {
  const { protocol, hostname } = new URL(publicUrl)
  let seen: { readonly at: number; readonly until: string | null } | null = null
  return {
    name: 'certificate_seconds_left',
    description: 'Time until the certificate of PUBLIC_URL ends; 0 where no valid one is seen. Looked at every ten minutes.',
    labels: ['host'],
    read: async () => {
      if (protocol !== 'https:') return []
      const now = find(Clock).now().getTime()
      if (seen === null || now - seen.at >= certificateMs)
        seen = { at: now, until: await Effect.runPromise(find(Domains).certificateUntil(hostname)) }
      return [[{ host: hostname }, seen.until === null ? 0 : Math.max(0, (Date.parse(seen.until) - now) / 1000)]]
    },
  }
}
