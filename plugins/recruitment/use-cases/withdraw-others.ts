import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { recruitmentApi } from '../contract/api.ts'
import { ApplicationStepIllegal } from '../contract/errors.ts'
import { Applications } from '../domain/applications.port.ts'
import { FindApplication, ReadApplication } from '../services/read-applications.ts'
import { TakeStep } from '../services/take-step.ts'

/** Withdraws the user's other open applications for a child that was accepted: all of them or none. Those for sisters and brothers stay. */
export const WithdrawOthers = handler(
  recruitmentApi.withdrawOthers,
  {
    applications: Applications,
    findApplication: FindApplication,
    takeStep: TakeStep,
    readApplication: ReadApplication,
    transaction: Transaction,
  },
  ({ applications, findApplication, takeStep, readApplication, transaction }) =>
    Effect.fn('recruitment.withdraw-others')(function* (actor, { id }) {
      const accepted = yield* findApplication.own(actor, id)
      if (accepted.status !== 'accepted') return yield* new ApplicationStepIllegal({ detail: accepted.status })
      for (const other of yield* applications.lockOpenOf(accepted.account_id))
        if (other.child_key === accepted.child_key) yield* takeStep(actor, other, { by: 'parent', status: 'withdrawn' })
      return yield* readApplication(actor, accepted)
    }, transaction),
)
