import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import { Realtime } from '#core/ports/realtime.ts'
import type { Question } from '../domain/question.ts'

/** Tells the open pages of both sides that a thread has changed, and publishes their counts. */
export const PublishUpdate = define('questions/PublishUpdate', { realtime: Realtime, overview: Overview }, ({ realtime, overview }) =>
  Effect.fn('questions.publish-update')(function* ({ id, account_id, facility_id }: Question, staff: readonly string[]) {
    const accounts = [...new Set([...(account_id === null ? [] : [account_id]), ...staff])]
    for (const to of accounts) yield* realtime.publish({ channel: 'main', to, type: 'question.updated', data: { id, facility_id } })
    yield* overview.publishCounts(accounts)
  }),
)
