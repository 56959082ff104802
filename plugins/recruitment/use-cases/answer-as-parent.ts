import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { ApplicationStepIllegal, OfferExpired } from '../contract/errors.ts'
import type { FindApplication } from '../services/find-application.ts'
import type { ReadApplication } from '../services/read-application.ts'
import type { TakeStep } from '../services/take-step.ts'

interface Dependencies {
  readonly findApplication: FindApplication
  readonly takeStep: TakeStep
  readonly readApplication: ReadApplication
  readonly clock: Clock
  readonly transaction: Transaction
}

interface Input {
  readonly id: string
}

/** Withdraws an application of the user that is not decided. */
export const makeWithdrawApplication = ({ findApplication, takeStep, readApplication, transaction }: Dependencies) =>
  Effect.fn('recruitment.withdraw')(function* (actor: Actor, { id }: Input) {
    const application = yield* findApplication.own(actor, id)
    return yield* readApplication(actor, yield* takeStep(actor, application, { by: 'parent', status: 'withdrawn' }))
  }, transaction)

export type WithdrawApplication = ReturnType<typeof makeWithdrawApplication>
export const WithdrawApplication = token<WithdrawApplication>('recruitment/WithdrawApplication')

const answerWith =
  (status: 'accepted' | 'declined') =>
  ({ findApplication, takeStep, readApplication, clock, transaction }: Dependencies) =>
    Effect.fn(`recruitment.offer-${status}`)(function* (actor: Actor, { id }: Input) {
      const application = yield* findApplication.own(actor, id)
      const { offer_expires_at: end } = application
      if (end === null) return yield* new ApplicationStepIllegal({ detail: application.status })
      if (end <= clock.now().toISOString()) return yield* new OfferExpired()
      return yield* readApplication(actor, yield* takeStep(actor, application, { by: 'parent', status }))
    }, transaction)

/** Accepts the offer of a place, as the parent, until it ends. */
export const makeAcceptOffer = answerWith('accepted')
export type AcceptOffer = ReturnType<typeof makeAcceptOffer>
export const AcceptOffer = token<AcceptOffer>('recruitment/AcceptOffer')

/** Refuses the offer of a place, as the parent. */
export const makeDeclineOffer = answerWith('declined')
export type DeclineOffer = ReturnType<typeof makeDeclineOffer>
export const DeclineOffer = token<DeclineOffer>('recruitment/DeclineOffer')
