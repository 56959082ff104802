import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { questionsApi } from '../contract/api.ts'
import { PublicationNotFound } from '../contract/errors.ts'
import { Publications } from '../domain/publications.port.ts'
import { FindThread } from '../services/find-thread.ts'
import { ViewQuestion } from '../services/view-question.ts'
import { WritePublication } from '../services/write-publication.ts'

/** Takes a publication, or the request for one, back. What the parent has refused stays refused. */
export const WithdrawPublication = handler(
  questionsApi.withdrawPublication,
  {
    publications: Publications,
    findThread: FindThread,
    writePublication: WritePublication,
    viewQuestion: ViewQuestion,
    transaction: Transaction,
  },
  ({ publications, findThread, writePublication, viewQuestion, transaction }) =>
    Effect.fn('questions.withdraw-publication')(function* (actor, { id }) {
      const found = yield* findThread(actor, id, { lock: true, as: 'facility' })
      const before = yield* publications.of(id)
      if (before === null || before.state === 'refused' || before.state === 'withdrawn') return yield* new PublicationNotFound()
      yield* writePublication(actor, found.question, 'withdrawn', { before, after: { ...before, state: 'withdrawn' } })
      return yield* viewQuestion(found, id)
    }, transaction),
)
