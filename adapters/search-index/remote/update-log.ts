import { randomUUID } from 'node:crypto'
import type { Seen } from './questions.ts'

/** Ids that are remembered; a process that has missed more takes everything for changed. */
const maxIds = 20_000

/** Changes of an update: ids of facilities, and cities where they are or were; `null`: any may have changed. */
export interface LoggedUpdate {
  readonly changed: readonly string[] | null
  readonly cities: readonly string[] | null
}

/** Last updates of the index of this process. */
export interface UpdateLog {
  add(update: LoggedUpdate): void
  last(): Seen
  /** Returns what has changed since an update. */
  since(seen: Seen | null): LoggedUpdate
  /** Resolves with the next update after `seen`, at the latest after a time. */
  waitAfter(seen: Seen | null, milliseconds: number): Promise<void>
}

const anything: LoggedUpdate = { changed: null, cities: null }

const joined = (lists: readonly (readonly string[] | null)[]): readonly string[] | null =>
  lists.includes(null) ? null : [...new Set(lists.flatMap((list) => list ?? []))]

/** Creates an empty log, under a name of its own. */
export const makeUpdateLog = (): UpdateLog => {
  const run = randomUUID()
  let number = 0
  let updates: readonly LoggedUpdate[] = []
  const waiting = new Set<() => void>()
  const isLast = (seen: Seen | null) => seen?.run === run && seen.number === number
  return {
    add: (update) => {
      number++
      updates = [...updates, update]
      const sizes = updates.map(({ changed, cities }) => (changed?.length ?? 0) + (cities?.length ?? 0) + 1)
      for (let size = sizes.reduce((sum, one) => sum + one, 0); size > maxIds; size -= sizes.shift() ?? 0) updates = updates.slice(1)
      for (const wake of [...waiting]) wake()
    },
    last: () => ({ run, number }),
    since: (seen) => {
      if (isLast(seen)) return { changed: [], cities: [] }
      const missed = seen?.run === run ? number - seen.number : Number.POSITIVE_INFINITY
      if (missed < 0 || missed > updates.length) return anything
      const since = updates.slice(updates.length - missed)
      return { changed: joined(since.map(({ changed }) => changed)), cities: joined(since.map(({ cities }) => cities)) }
    },
    waitAfter: (seen, milliseconds) =>
      new Promise((resolve) => {
        if (!isLast(seen)) return resolve()
        const wake = () => {
          clearTimeout(timeout)
          waiting.delete(wake)
          resolve()
        }
        const timeout = setTimeout(wake, milliseconds)
        waiting.add(wake)
      }),
  }
}
