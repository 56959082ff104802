import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { ApplicationStepIllegal } from '../contract/errors.ts'
import type { Applications } from '../domain/applications.port.ts'
import type { FindApplication } from '../services/find-application.ts'
import type { ReadApplication } from '../services/read-application.ts'
import type { TakeStep } from '../services/take-step.ts'

interface Dependencies {
  readonly applications: Applications
  readonly findApplication: FindApplication
  readonly takeStep: TakeStep
  readonly readApplication: ReadApplication
  readonly transaction: Transaction
}

/** Withdraws the user's other open applications for a child that was accepted: all of them or none. Those for sisters and brothers stay. */
export const makeWithdrawOthers = ({ applications, findApplication, takeStep, readApplication, transaction }: Dependencies) =>
  Effect.fn('recruitment.withdraw-others')(function* (actor: Actor, { id }: { readonly id: string }) {
    const accepted = yield* findApplication.own(actor, id)
    if (accepted.status !== 'accepted') return yield* new ApplicationStepIllegal({ detail: accepted.status })
    for (const other of yield* applications.lockOpenOf(accepted.account_id))
      if (other.child_key === accepted.child_key) yield* takeStep(actor, other, { by: 'parent', status: 'withdrawn' })
    return yield* readApplication(actor, accepted)
  }, transaction)

export type WithdrawOthers = ReturnType<typeof makeWithdrawOthers>
export const WithdrawOthers = token<WithdrawOthers>('recruitment/WithdrawOthers')
