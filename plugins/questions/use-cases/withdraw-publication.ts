import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { PublicationNotFound } from '../contract/errors.ts'
import type { Publications } from '../domain/publications.port.ts'
import type { FindThread } from '../services/find-thread.ts'
import type { ViewQuestion } from '../services/view-question.ts'
import type { WritePublication } from '../services/write-publication.ts'

interface Dependencies {
  readonly publications: Publications
  readonly findThread: FindThread
  readonly writePublication: WritePublication
  readonly viewQuestion: ViewQuestion
  readonly transaction: Transaction
}

/** Takes a publication, or the request for one, back. What the parent has refused stays refused. */
export const makeWithdrawPublication = ({ publications, findThread, writePublication, viewQuestion, transaction }: Dependencies) =>
  Effect.fn('questions.withdraw-publication')(function* (actor: Actor, { id }: { readonly id: string }) {
    const found = yield* findThread(actor, id, { lock: true, as: 'facility' })
    const before = yield* publications.of(id)
    if (before === null || before.state === 'refused' || before.state === 'withdrawn') return yield* new PublicationNotFound()
    yield* writePublication(actor, found.question, 'withdrawn', { before, after: { ...before, state: 'withdrawn' } })
    return yield* viewQuestion(found, id)
  }, transaction)

export type WithdrawPublication = ReturnType<typeof makeWithdrawPublication>
export const WithdrawPublication = token<WithdrawPublication>('questions/WithdrawPublication')
