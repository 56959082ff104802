import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { ShadowFacilityNotFound } from '../contract/errors.ts'
import { type ShadowDecline, shadowReview } from '../contract/shadow.ts'
import type { DecideShadow } from './decide-shadow.ts'

interface Dependencies {
  readonly decide: DecideShadow
  readonly reviewQueue: ReviewQueue
  readonly transaction: Transaction
}

// The desk of support locks the review before the facility; in another order the two would wait for each other.

/** Accepts changes that wait, beside the desk. */
export const makeAcceptShadow = ({ decide, reviewQueue, transaction }: Dependencies) =>
  Effect.fn('facility-panel.accept-shadow')(function* (actor: Actor, { id }: { readonly id: string }) {
    if (!isUuid(id)) return yield* new ShadowFacilityNotFound()
    yield* reviewQueue.withdraw(shadowReview, id)
    return yield* decide(actor, { subjectId: id, outcome: 'accept' })
  }, transaction)

export type AcceptShadow = ReturnType<typeof makeAcceptShadow>
export const AcceptShadow = token<AcceptShadow>('facility-panel/AcceptShadow')

/** Declines changes that wait, with a reason, beside the desk. */
export const makeDeclineShadow = ({ decide, reviewQueue, transaction }: Dependencies) =>
  Effect.fn('facility-panel.decline-shadow')(function* (actor: Actor, { id, reason, note }: typeof ShadowDecline.Type) {
    if (!isUuid(id)) return yield* new ShadowFacilityNotFound()
    yield* reviewQueue.withdraw(shadowReview, id)
    return yield* decide(actor, { subjectId: id, outcome: 'decline', reason, note })
  }, transaction)

export type DeclineShadow = ReturnType<typeof makeDeclineShadow>
export const DeclineShadow = token<DeclineShadow>('facility-panel/DeclineShadow')
