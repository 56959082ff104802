import { Effect } from 'effect'
import { type Actor, rateLimitKey } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { unlimited } from '#core/packages/limit.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { SharedCounters } from '#core/ports/shared-counters.ts'
import { AssistantQuotaSpent } from '../contract/errors.ts'
import { draftLimit } from '../contract/limits.ts'
import { daySeconds, questionsOf } from '../domain/quota.ts'

/** Questions that are left today, and in how many seconds the day ends. */
export interface QuotaLeft {
  readonly left: number
  readonly resets_in: number
}

/** Counts the questions of a day to a language model, for all processes together. */
export const SpendQuestions = define('assistant/SpendQuestions', { counters: SharedCounters, limits: Limits }, ({ counters, limits }) => {
  const add = (action: string, key: string, times: number) => counters.add(action, new Map([[key, times]]), daySeconds)

  const spend = Effect.fn('assistant.spend')(function* (action: string, key: string, limit: number) {
    const { counts, secondsLeft } = yield* add(action, key, 1)
    const spent = counts.get(key) ?? 1
    if (spent <= limit) return { left: limit - spent, resets_in: secondsLeft } satisfies QuotaLeft
    yield* add(action, key, -1)
    return yield* new AssistantQuotaSpent({ retryAfterSeconds: secondsLeft })
  })

  /**
   * Runs what answers a question after it was counted: those about a draft against the facility's day, others against
   * the caller's. A question that fails is given back.
   */
  return <Value, Reason, Context>(
    { actor, facilityId }: { readonly actor: Actor; readonly facilityId: string | null },
    answer: (quota: QuotaLeft) => Effect.Effect<Value, Reason, Context>,
  ): Effect.Effect<Value, Reason | AssistantQuotaSpent, Context> =>
    Effect.gen(function* () {
      const action = facilityId === null ? 'assistant.model' : 'assistant.drafts'
      const key = facilityId ?? rateLimitKey(actor)
      const value = facilityId === null ? questionsOf(actor) : yield* limits.valueFor(facilityId, draftLimit)
      const limit = value === unlimited || value === true ? Number.MAX_SAFE_INTEGER : Number(value)
      const quota = yield* spend(action, key, limit)
      return yield* answer(quota).pipe(Effect.onError(() => add(action, key, -1)))
    })
})
