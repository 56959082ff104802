import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { Realtime } from '#core/ports/realtime.ts'
import type { Question } from '../domain/question.ts'

interface Dependencies {
  readonly realtime: Realtime
  readonly overview: Overview
}

/** Tells the open pages of both sides that a thread has changed, and publishes their counts. */
export const makePublishUpdate = ({ realtime, overview }: Dependencies) =>
  Effect.fn('questions.publish-update')(function* ({ id, account_id, facility_id }: Question, staff: readonly string[]) {
    const accounts = [...new Set([...(account_id === null ? [] : [account_id]), ...staff])]
    for (const to of accounts) yield* realtime.publish({ channel: 'main', to, type: 'question.updated', data: { id, facility_id } })
    yield* overview.publishCounts(accounts)
  })

export type PublishUpdate = ReturnType<typeof makePublishUpdate>
export const PublishUpdate = token<PublishUpdate>('questions/PublishUpdate')
