import { type LogPosition, positionColumns } from '#adapters/postgres/replicas/log-position.ts'
import { nameOfReplica } from '#adapters/postgres/replicas/replicas.ts'
import { type CheckedStandby, standbyCheck } from '#adapters/postgres/replicas/standby-check.ts'
import { withClient } from './with-client.ts'

interface SeenReplica {
  /** `null`: it cannot answer at all. */
  readonly lagBytes: number | null
  readonly detail: string
}

const readPosition = (url: string): Promise<LogPosition> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<LogPosition>(`select ${positionColumns}`)
    return rows[0] as LogPosition
  })

const look = (url: string, primary: LogPosition): Promise<SeenReplica> =>
  withClient(url, async (client) => {
    const { text, values } = standbyCheck(primary)
    const { rows } = await client.query<CheckedStandby>(text, [...values])
    const unfit = rows[0]?.unfit ?? null
    if (unfit !== null && unfit !== 'behind') return { lagBytes: null, detail: unfit }
    const replayed = await client.query<{ bytes: number }>(`select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 bytes`)
    const lagBytes = Math.max(0, primary.bytes - (replayed.rows[0]?.bytes ?? 0))
    return { lagBytes, detail: `${lagBytes} bytes behind` }
  })

/** Checks that each replica is one of the primary, by itself or as the primary in its turn, and that one at least can answer. */
export const checkReplicas = async (
  primaryUrl: string,
  urls: readonly string[],
): Promise<{ readonly ok: boolean; readonly detail: string }> => {
  if (urls.length === 0) return { ok: true, detail: 'there are none' }
  const primary = await readPosition(primaryUrl)
  const seen = await Promise.all(
    urls.map(async (url) => {
      const replica = await look(url, primary).catch((error: Error) => ({ lagBytes: null, detail: error.message }))
      const isPrimary = replica.detail === 'not a replica' && (await readPosition(url)).run === primary.run
      return { isPrimary, ...replica, detail: `${nameOfReplica(url)}: ${isPrimary ? 'the primary' : replica.detail}` }
    }),
  )
  return {
    ok: seen.every(({ isPrimary, lagBytes }) => isPrimary || lagBytes !== null) && seen.some(({ lagBytes }) => lagBytes !== null),
    detail: seen.map(({ detail }) => detail).join(', '),
  }
}
