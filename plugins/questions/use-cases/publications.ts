import { Effect } from 'effect'
import { cleanText } from '#core/kernel/message-text.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { findKnownName } from '#core/privacy/find-known-name.ts'
import { findPrivacyHits, type PrivacyKind } from '#core/privacy/find-privacy-hits.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { questionsApi } from '../contract/api.ts'
import { PublicationNotFound, PublicationRefused, QuestionNotAnswered } from '../contract/errors.ts'
import { PublicationRequested } from '../contract/events.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import { Publications, Questions } from '../domain/questions.port.ts'
import { FindThread } from '../services/thread.ts'
import { ViewQuestion } from '../services/view-question.ts'
import { WritePublication } from '../services/write-publication.ts'

/** Messages by what must not be published. Links and addresses may: here they are mostly those of the facility. */
const messages: Readonly<Partial<Record<PrivacyKind, string>>> = {
  email: 'PRIVATE_EMAIL',
  phone: 'PRIVATE_PHONE',
  pesel: 'PRIVATE_NUMBER',
  child_name: 'PRIVATE_NAME',
}

const privacyProblem = (text: string, names: readonly string[]): string | null =>
  findPrivacyHits(text).flatMap(({ kind }) => messages[kind] ?? [])[0] ?? (findKnownName(text, names) === null ? null : 'PRIVATE_NAME')

/**
 * Asks the parent to agree to a publication. A text with a telephone number, an e-mail address, a PESEL, a child's name
 * and surname, or the name of somebody in the thread is refused.
 */
export const RequestPublication = handler(
  questionsApi.requestPublication,
  {
    questions: Questions,
    publications: Publications,
    facilities: QuestionFacilities,
    accounts: Accounts,
    findThread: FindThread,
    writePublication: WritePublication,
    viewQuestion: ViewQuestion,
    events: Events,
    clock: Clock,
    transaction: Transaction,
  },
  ({ questions, publications, facilities, accounts, findThread, writePublication, viewQuestion, events, clock, transaction }) => {
    const checkPrivacy = Effect.fn('questions.check-privacy')(function* (ids: readonly string[], texts: Readonly<Record<string, string>>) {
      const names = (yield* accounts.byIds(ids)).flatMap(({ first_name, last_name }) => [first_name, last_name])
      const found = Object.entries(texts).flatMap(([field, text]) => {
        const problem = privacyProblem(text, names)
        return problem === null ? [] : [[field, [problem]] as const]
      })
      if (found.length > 0) return yield* new Validation({ schema: Object.fromEntries(found) })
    })
    return Effect.fn('questions.request-publication')(function* (actor, input) {
      const { id } = input
      const found = yield* findThread(actor, id, { lock: true, as: 'facility' })
      const { account_id, facility_id, last_facility } = found.question
      if (last_facility === 0 || account_id === null) return yield* new QuestionNotAnswered()
      const before = yield* publications.of(id)
      if (before?.state === 'refused') return yield* new PublicationRefused()
      const question = cleanText(input.question)
      const answer = cleanText(input.answer)
      const staff = (yield* questions.messagesOf(id)).flatMap(({ staff_id }) => staff_id ?? [])
      yield* checkPrivacy([...new Set([account_id, ...staff])], { question, answer })
      const version = (before?.version ?? 0) + 1
      yield* writePublication(actor, found.question, 'requested', {
        before,
        after: { thread_id: id, question, answer, state: 'requested', version, requested_at: clock.now().toISOString(), answered_at: null },
      })
      const facility = (yield* facilities.byId(facility_id))?.name ?? ''
      yield* events.emit(PublicationRequested.of({ threadId: id, facility, accountId: account_id }))
      return yield* viewQuestion(found, id)
    }, transaction)
  },
)

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
