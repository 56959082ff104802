import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { PublicationNotFound } from '../contract/errors.ts'
import type { PublicationAnswer } from '../contract/publication.ts'
import { Publications } from '../domain/publications.port.ts'
import { FindThread } from '../services/find-thread.ts'
import { ViewQuestion } from '../services/view-question.ts'
import { WritePublication } from '../services/write-publication.ts'

/** Takes the parent's answer about a publication: agreement to exactly the text that was read, refusal, or the end of an agreement. */
export const AnswerPublication = define(
  'questions/AnswerPublication',
  {
    publications: Publications,
    findThread: FindThread,
    writePublication: WritePublication,
    viewQuestion: ViewQuestion,
    clock: Clock,
    transaction: Transaction,
  },
  ({ publications, findThread, writePublication, viewQuestion, clock, transaction }) =>
    Effect.fn('questions.answer-publication')(function* (actor: Actor, { id, version, agrees }: PublicationAnswer) {
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
