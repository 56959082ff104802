import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'

/** Questions of one caller that a process answers at the same time. */
const maxRunning = 2

/** Limits the questions that one caller has running at once in this process, over all of its websockets. */
export const RunningAsks = define('assistant/RunningAsks', {}, () => {
  const running = new Map<string, number>()
  const change = (key: string, by: number) => {
    const now = (running.get(key) ?? 0) + by
    if (now > 0) running.set(key, now)
    else running.delete(key)
  }
  return <Value, Reason, Context>(
    key: string,
    work: Effect.Effect<Value, Reason, Context>,
  ): Effect.Effect<Value, Reason | TooManyRequests, Context> =>
    Effect.suspend((): Effect.Effect<Value, Reason | TooManyRequests, Context> => {
      if ((running.get(key) ?? 0) >= maxRunning) return Effect.fail(new TooManyRequests({ retryAfterSeconds: 1 }))
      change(key, 1)
      return Effect.ensuring(
        work,
        Effect.sync(() => change(key, -1)),
      )
    })
})
