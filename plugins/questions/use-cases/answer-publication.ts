import { Effect } from 'effect'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { questionsApi } from '../contract/api.ts'
import { PublicationNotFound } from '../contract/errors.ts'
import { Publications } from '../domain/publications.port.ts'
import { FindThread } from '../services/find-thread.ts'
import { ViewQuestion } from '../services/view-question.ts'
import { WritePublication } from '../services/write-publication.ts'

/** Takes the parent's answer about a publication: agreement to exactly the text that was read, refusal, or the end of an agreement. */
export const AnswerPublication = handler(
  questionsApi.answerPublication,
  {
    publications: Publications,
    findThread: FindThread,
    writePublication: WritePublication,
    viewQuestion: ViewQuestion,
    clock: Clock,
    transaction: Transaction,
  },
  ({ publications, findThread, writePublication, viewQuestion, clock, transaction }) =>
    Effect.fn('questions.answer-publication')(function* (actor, { id, version, agrees }) {
      const found = yield* findThread(actor, id, { lock: true, as: 'parent' })
      const before = yield* publications.of(id)
      if (before === null || before.state === 'refused' || before.state === 'withdrawn') return yield* new PublicationNotFound()
      if (before.version !== version) return yield* new VersionConflict({ detail: `The newest version is ${before.version}.` })
      const wasPublished = before.state === 'published'
      if (!agrees || !wasPublished)
        yield* writePublication(actor, found.question, agrees ? 'agreed' : wasPublished ? 'revoked' : 'refused', {
          before,
          after: { ...before, state: agrees ? 'published' : 'refused', answered_at: clock.now().toISOString() },
        })
      return yield* viewQuestion(found, id)
    }, transaction),
)
