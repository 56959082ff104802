import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type ClientBase } from 'pg'
import type { LogPosition } from '#adapters/postgres/replicas/log-position.ts'
import { type CheckedStandby, standbyCheck } from '#adapters/postgres/replicas/standby-check.ts'

/** Time that a replica has to replay the position, and pause between two looks at it, milliseconds. */
const catchUpMs = 2000
const lookMs = 50

/** Time without a single byte after which a replica counts as lost, milliseconds. */
const silenceMs = 30_000

/** Kind of the server over which everything was read. */
export type ReadServer = 'replica' | 'primary'

/** Waits until a replica has replayed a position; throws when it will not do, or has not in time. */
const waitForPosition = async (client: ClientBase, log: LogPosition): Promise<void> => {
  const { text, values } = standbyCheck(log)
  for (const began = performance.now(); ; await sleep(lookMs)) {
    const { rows } = await client.query<CheckedStandby>(text, [...values])
    const unfit = rows[0]?.unfit ?? null
    if (unfit === null) return
    if (unfit !== 'behind' || performance.now() - began > catchUpMs) throw new Error(unfit)
  }
}

const readOver = async <A>(url: string, log: LogPosition, read: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  const stream = client.connection.stream as Socket
  let received = 0
  const watch = setInterval(() => {
    if (stream.bytesRead === received) stream.destroy()
    received = stream.bytesRead
  }, silenceMs)
  try {
    await waitForPosition(client, log)
    await client.query('begin isolation level repeatable read, read only')
    const result = await read(client)
    await client.query('commit')
    return result
  } finally {
    clearInterval(watch)
    await client.end().catch(() => undefined)
  }
}

/**
 * Reads everything over a replica that shows at least what was committed at a position of the primary's log, and over
 * the primary if none does or its read ends early. `read` may run twice.
 */
export const readOverReplica = async <A>(
  primary: pg.Client,
  replicaUrls: readonly string[],
  log: LogPosition,
  read: (client: pg.Client) => Promise<A>,
): Promise<{ readonly result: A; readonly server: ReadServer }> => {
  const first = Math.floor(Math.random() * replicaUrls.length)
  for (const url of [...replicaUrls.slice(first), ...replicaUrls.slice(0, first)])
    try {
      return { result: await readOver(url, log, read), server: 'replica' }
    } catch {
      // The next one may do.
    }
  return { result: await read(primary), server: 'primary' }
}
