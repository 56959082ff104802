import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { PublicationNotFound } from '../contract/errors.ts'
import type { PublicationAnswer } from '../contract/publication.ts'
import type { Publications } from '../domain/publications.port.ts'
import type { FindThread } from '../services/find-thread.ts'
import type { ViewQuestion } from '../services/view-question.ts'
import type { WritePublication } from '../services/write-publication.ts'

interface Dependencies {
  readonly publications: Publications
  readonly findThread: FindThread
  readonly writePublication: WritePublication
  readonly viewQuestion: ViewQuestion
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Takes the parent's answer about a publication: agreement to exactly the text that was read, refusal, or the end of an agreement. */
export const makeAnswerPublication = ({ publications, findThread, writePublication, viewQuestion, clock, transaction }: Dependencies) =>
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
  }, transaction)

export type AnswerPublication = ReturnType<typeof makeAnswerPublication>
export const AnswerPublication = token<AnswerPublication>('questions/AnswerPublication')
