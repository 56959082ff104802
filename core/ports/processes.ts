import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Parts of the product that a process runs: pages and API, reactions and jobs and mails, websockets, the search index. */
export const roles = ['web', 'jobs', 'live', 'search'] as const
export type Role = (typeof roles)[number]

/** Running server process. */
export interface RunningProcess {
  readonly id: string
  readonly host: string
  readonly pid: number
  readonly roles: readonly Role[]
  /** Build that it serves; `null` in development. */
  readonly build: string | null
  readonly started_at: Date
  /** Time since it renewed its entry, seconds. */
  readonly seen_seconds: number
  /** Time of the database minus its own, milliseconds. */
  readonly clock_offset_ms: number
  /** Number of facility changes in its search index; 0 without one. */
  readonly index_version: number
  /** Fingerprint of its file store; `null` until it was read. */
  readonly store: string | null
  /** Fingerprint of the secret that signs. */
  readonly secret: string
}

/** Server processes of an installation. */
export interface Processes {
  /** Lists those seen within the last ten seconds, the oldest first. */
  list(): Effect.Effect<readonly RunningProcess[]>
}
export const Processes = token<Processes>('core/Processes')

/** Returns what keeps processes from working as one: different files or secrets; `null` when nothing does. */
export const processProblem = (processes: readonly RunningProcess[]): string | null => {
  const differ = (values: readonly (string | null)[]) => new Set(values.filter((value) => value !== null)).size > 1
  const problems = [
    ...(differ(processes.map(({ store }) => store)) ? ['uploads are in different folders: set STORAGE_URL to the same store'] : []),
    ...(differ(processes.map(({ secret }) => secret)) ? ['JWT_SECRETS begin with different secrets'] : []),
  ]
  return problems.length ? problems.join('; ') : null
}
