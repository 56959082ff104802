import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type Resolved } from '#core/kernel/define.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { recruitmentApi } from '../contract/api.ts'
import { ApplicationStepIllegal, OfferExpired } from '../contract/errors.ts'
import { FindApplication, ReadApplication } from '../services/read-applications.ts'
import { TakeStep } from '../services/take-step.ts'

const dependencies = {
  findApplication: FindApplication,
  takeStep: TakeStep,
  readApplication: ReadApplication,
  clock: Clock,
  transaction: Transaction,
}

interface Input {
  readonly id: string
}

/** Withdraws an application of the user that is not decided. */
export const WithdrawApplication = handler(
  recruitmentApi.withdrawApplication,
  { findApplication: FindApplication, takeStep: TakeStep, readApplication: ReadApplication, transaction: Transaction },
  ({ findApplication, takeStep, readApplication, transaction }) =>
    Effect.fn('recruitment.withdraw')(function* (actor, { id }) {
      const application = yield* findApplication.own(actor, id)
      return yield* readApplication(actor, yield* takeStep(actor, application, { by: 'parent', status: 'withdrawn' }))
    }, transaction),
)

const answerWith =
  (status: 'accepted' | 'declined') =>
  ({ findApplication, takeStep, readApplication, clock, transaction }: Resolved<typeof dependencies>) =>
    Effect.fn(`recruitment.offer-${status}`)(function* (actor: Actor, { id }: Input) {
      const application = yield* findApplication.own(actor, id)
      const { offer_expires_at: end } = application
      if (end === null) return yield* new ApplicationStepIllegal({ detail: application.status })
      if (end <= clock.now().toISOString()) return yield* new OfferExpired()
      return yield* readApplication(actor, yield* takeStep(actor, application, { by: 'parent', status }))
    }, transaction)

/** Accepts the offer of a place, as the parent, until it ends. */
export const AcceptOffer = define('recruitment/AcceptOffer', dependencies, answerWith('accepted'))

/** Refuses the offer of a place, as the parent. */
export const DeclineOffer = define('recruitment/DeclineOffer', dependencies, answerWith('declined'))
