import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { FacilityMerged, MergeUndone } from '#plugins/support/contract/events.ts'
import type { FacilityNews } from '../domain/facility-news.port.ts'
import type { Subscriptions } from '../domain/subscriptions.port.ts'

interface Dependencies {
  readonly subscriptions: Subscriptions
  readonly facilityNews: FacilityNews
  readonly transaction: Transaction
}

/** Moves the subscriptions to a merged facility to the survivor. */
export const makeMoveSubscriptions = ({ subscriptions, facilityNews, transaction }: Dependencies) =>
  Effect.fn('subscriptions.move')(function* (_: Actor, { survivor, merged }: FacilityMerged) {
    yield* facilityNews.watch(survivor)
    yield* subscriptions.move(merged, survivor)
  }, transaction)

export type MoveSubscriptions = ReturnType<typeof makeMoveSubscriptions>
export const MoveSubscriptions = token<MoveSubscriptions>('subscriptions/MoveSubscriptions')

/** Moves them back when the merge was undone. */
export const makeMoveSubscriptionsBack = ({ subscriptions, transaction }: Omit<Dependencies, 'facilityNews'>) =>
  Effect.fn('subscriptions.move-back')(function* (_: Actor, { survivor, merged }: MergeUndone) {
    yield* subscriptions.moveBack(merged, survivor)
  }, transaction)

export type MoveSubscriptionsBack = ReturnType<typeof makeMoveSubscriptionsBack>
export const MoveSubscriptionsBack = token<MoveSubscriptionsBack>('subscriptions/MoveSubscriptionsBack')
