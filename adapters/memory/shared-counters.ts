import { Effect } from 'effect'
import type { Clock } from '#core/ports/clock.ts'
import type { SharedCounters } from '#core/ports/shared-counters.ts'
import { makeTable } from './recoverable.ts'

/** Creates counters in fixed windows of the given clock. */
export const makeSharedCounters = ({ clock }: { readonly clock: Clock }) => {
  const { rows, snapshot } = makeTable<number>()
  const add: SharedCounters['add'] = (action, increments, windowSeconds) =>
    Effect.sync(() => {
      const now = Math.floor(clock.now().getTime() / 1000)
      const start = now - (now % windowSeconds)
      const counts = new Map<string, number>()
      for (const [key, increment] of increments) {
        const row = `${action} ${key} ${start}`
        const total = (rows.get(row) ?? 0) + increment
        rows.set(row, total)
        counts.set(key, total)
      }
      return { counts, secondsLeft: start + windowSeconds - now }
    })
  return { add, snapshot }
}
