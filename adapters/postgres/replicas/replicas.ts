import pg from 'pg'
import { collectAnswers } from '../send-statements.ts'
import type { KnownPosition } from './known-position.ts'
import { type CheckedStandby, type Refusal, refusalOf, standbyCheck } from './standby-check.ts'

/** Time for a connection and for the answers of a replica, milliseconds; then the primary is asked. */
export const answerMs = 1000

/** Time until a replica is looked at again that was behind, and one that failed, milliseconds. */
const behindMs = 100
const failedMs = 1000

/** Replica of the database. */
export interface Replica {
  /** `db2:5432` */
  readonly name: string
  readonly pool: pg.Pool
}

/** Replicas of the database. */
export interface Replicas {
  /** Returns one that is not left out, always the same while there is no reason against it; `null` where there is none. */
  pick(): Replica | null
  /** Leaves a replica out until it passes the check, for which no page waits. */
  refuse(replica: Replica, refusal: Refusal): void
  /** Returns a line about those that are left out; `null` without any. */
  problem(): string | null
  close(): Promise<void>
}

interface Dependencies {
  readonly urls: readonly string[]
  /** Options of the pool of the primary: types of values, pipelining. */
  readonly options: pg.PoolConfig
  readonly known: Pick<KnownPosition, 'required'>
}

/** Returns the name of a replica: `db2:5432`. */
export const nameOfReplica = (url: string): string => {
  const { hostname, port } = new URL(url)
  return `${hostname}:${port || 5432}`
}

const makePool = (url: string, { types, max }: pg.PoolConfig): pg.Pool => {
  const pipelined = { connectionString: url, types, max, connectionTimeoutMillis: answerMs, keepAlive: true, pipeline: true }
  const pool = new pg.Pool(pipelined)
  // Statements under way fail by themselves; an error without a listener would end the process.
  const ignore = () => undefined
  return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore))
}

/** Creates the replicas of a process, which begins with any of them. */
export const makeReplicas = ({ urls, options, known }: Dependencies): Replicas => {
  const all: readonly Replica[] = urls.map((url) => ({ name: nameOfReplica(url), pool: makePool(url, options) }))
  const first = Math.floor(Math.random() * all.length)
  const inOrder = [...all.slice(first), ...all.slice(0, first)]
  const refusals = new Map<Replica, Refusal>()
  const timers = new Map<Replica, NodeJS.Timeout>()
  let closed = false

  const check = async (replica: Replica): Promise<Refusal | null> => {
    const required = known.required()
    if (required === null) return refusals.get(replica) ?? null
    const [answer] = await collectAnswers(replica.pool, [standbyCheck(required)], answerMs)
    if (answer?.error) return refusalOf(answer.error)
    return (answer?.rows[0] as CheckedStandby | undefined)?.unfit ?? null
  }
  const refuse = (replica: Replica, refusal: Refusal) => {
    refusals.set(replica, refusal)
    if (closed || timers.has(replica)) return
    const checkAgain = async () => {
      const now = await check(replica)
      timers.delete(replica)
      if (now === null) refusals.delete(replica)
      else refuse(replica, now)
    }
    timers.set(replica, setTimeout(checkAgain, refusal === 'behind' ? behindMs : failedMs).unref())
  }
  return {
    pick: () => inOrder.find((replica) => !refusals.has(replica)) ?? null,
    refuse,
    problem: () => [...refusals].map(([{ name }, refusal]) => `${name}: ${refusal}`).join(', ') || null,
    close: async () => {
      closed = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(all.map(({ pool }) => pool.end()))
    },
  }
}
