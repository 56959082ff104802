import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { ReportedThings, ThingAct } from '#core/moderation/reportable.ts'
import { SubjectChanged } from '#core/moderation/review-kind.ts'
import { Audit } from '#core/ports/audit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import { Questions, ReportedMessages } from '../domain/questions.port.ts'
import { PublishUpdate, sideOf } from './thread.ts'

/** Messages before and after the reported one that support may read. */
const reach = 10

/** Creates the way from reports to messages of threads: only their sides report them, and support reads what surrounds a reported one. */
export const ReportedThreads = define(
  'questions/ReportedThreads',
  {
    questions: Questions,
    reported: ReportedMessages,
    facilities: QuestionFacilities,
    publishUpdate: PublishUpdate,
    audit: Audit,
    transaction: Transaction,
  },
  ({ questions, reported, facilities, publishUpdate, audit, transaction }): ReportedThings => {
    const threadOf = Effect.fn('questions.thread-of-message')(function* (id: string) {
      const message = yield* reported.byId(id)
      const question = message && (yield* questions.byId(message.thread_id))
      return message && question ? { message, question } : null
    })
    return {
      find: Effect.fn('questions.find-reported')(function* (actor: Actor, id: string) {
        const found = yield* threadOf(id)
        if (!found || (actor.kind !== 'platform' && (actor.kind !== 'user' || sideOf(actor, found.question) === null))) return null
        const { message, question } = found
        const { facility_id: facilityId } = question
        const author = message.staff_id ?? message.account_id
        return {
          id,
          revision: id,
          facilityId,
          title: (yield* facilities.heads([facilityId])).get(facilityId)?.name ?? '',
          authorIds: author === null ? [] : [author],
          text: message.text,
          picture: null,
          isPublic: false,
          path: null,
        }
      }),
      act: Effect.fn('questions.moderate')(function* (actor: Actor, { id, act }: ThingAct) {
        const found = yield* threadOf(id)
        if (!found || act === 'remove') return yield* new SubjectChanged()
        const { message } = found
        const question = yield* questions.lock(message.thread_id)
        if (!question || !(yield* reported.hide(id, act === 'hide'))) return yield* new SubjectChanged()
        const subject = message.staff_id ?? message.account_id
        yield* audit.record({ actor, action: `questions.message-${act === 'hide' ? 'hidden' : 'shown'}`, subject, about: { message: id } })
        yield* publishUpdate(question, (yield* facilities.byId(question.facility_id))?.staff ?? [])
      }, transaction),
      locate: () => Effect.succeed(null),
      readContext: Effect.fn('questions.read-reported-thread')(function* (actor: Actor, id: string) {
        const message = yield* reported.byId(id)
        if (!message) return []
        yield* audit.record({
          actor,
          action: 'questions.reported-thread-read',
          subject: null,
          about: { message: id, thread: message.thread_id },
        })
        const entries = yield* reported.around(message.thread_id, message.number, reach)
        return entries.map(({ id: entry, side, text, sent_at }) => ({ id: entry, side, at: sent_at, text, reported: entry === id }))
      }, transaction),
    }
  },
)
