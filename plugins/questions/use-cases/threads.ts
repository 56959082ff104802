import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { questionsApi } from '../contract/api.ts'
import { QuestionClosed } from '../contract/errors.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import { lastNumber } from '../domain/question.ts'
import { closed, mayReopen, reopened } from '../domain/question-states.ts'
import { Questions } from '../domain/questions.port.ts'
import { answersFor, FindThread, PublishUpdate } from '../services/thread.ts'
import { ViewHeads } from '../services/view-heads.ts'
import { ViewQuestion } from '../services/view-question.ts'

/** Lists the threads of the user, or of a facility that the user answers for. */
export const ListQuestions = handler(
  questionsApi.listQuestions,
  { questions: Questions, viewHeads: ViewHeads },
  ({ questions, viewHeads }) =>
    Effect.fn('questions.list')(function* (user, { mine, facility_id, state, topic, ...requested }) {
      const isFacility = facility_id !== undefined && mine !== 'true'
      if (isFacility && !answersFor(user, facility_id)) return yield* new InsufficientPermissions()
      const paging = pagingOf(requested)
      const { items, total } = yield* questions.list(
        {
          side: isFacility ? 'facility' : 'parent',
          accountId: user.id,
          facilityId: facility_id ?? null,
          state: state || null,
          topic: topic || null,
        },
        paging,
      )
      return pageOf(yield* viewHeads(items, isFacility), { total, ...paging })
    }),
)

/** Returns a thread for one of its sides. */
export const ShowQuestion = handler(
  questionsApi.showQuestion,
  { findThread: FindThread, viewQuestion: ViewQuestion },
  ({ findThread, viewQuestion }) =>
    Effect.fn('questions.show')(function* (actor, { id }) {
      return yield* viewQuestion(yield* findThread(actor, id), id)
    }),
)

/** Marks all messages of a thread as seen; the other side learns it at once (features QU-04). */
export const MarkQuestionSeen = handler(
  questionsApi.markQuestionSeen,
  {
    questions: Questions,
    findThread: FindThread,
    facilities: QuestionFacilities,
    publishUpdate: PublishUpdate,
    viewQuestion: ViewQuestion,
    transaction: Transaction,
  },
  ({ questions, findThread, facilities, publishUpdate, viewQuestion, transaction }) =>
    Effect.fn('questions.mark-seen')(function* (actor, { id }) {
      const found = yield* findThread(actor, id)
      const { user, question } = found
      if (yield* questions.markSeen(user.id, id, lastNumber(question)))
        yield* publishUpdate(question, (yield* facilities.byId(question.facility_id))?.staff ?? [])
      return yield* viewQuestion(found, id)
    }, transaction),
)

/** Closes a thread for both sides, unless it has changed since the user read it. A closed one stays as it is. */
export const CloseQuestion = handler(
  questionsApi.closeQuestion,
  {
    questions: Questions,
    findThread: FindThread,
    facilities: QuestionFacilities,
    publishUpdate: PublishUpdate,
    viewQuestion: ViewQuestion,
    clock: Clock,
    transaction: Transaction,
  },
  ({ questions, findThread, facilities, publishUpdate, viewQuestion, clock, transaction }) =>
    Effect.fn('questions.close')(function* (actor, { id, version }) {
      const found = yield* findThread(actor, id, { lock: true })
      const { side, question } = found
      if (question.state === 'open') {
        if (version !== undefined && version !== question.version)
          return yield* new VersionConflict({ detail: `The newest version is ${question.version}.` })
        const after = closed(question, side, clock.now())
        yield* Effect.orDie(questions.save(after))
        yield* publishUpdate(after, (yield* facilities.byId(question.facility_id))?.staff ?? [])
      }
      return yield* viewQuestion(found, id)
    }, transaction),
)

/** Reopens a thread that was closed a short time ago. An open one stays as it is. */
export const ReopenQuestion = handler(
  questionsApi.reopenQuestion,
  {
    questions: Questions,
    findThread: FindThread,
    facilities: QuestionFacilities,
    publishUpdate: PublishUpdate,
    viewQuestion: ViewQuestion,
    clock: Clock,
    transaction: Transaction,
  },
  ({ questions, findThread, facilities, publishUpdate, viewQuestion, clock, transaction }) =>
    Effect.fn('questions.reopen')(function* (actor, { id }) {
      const found = yield* findThread(actor, id, { lock: true })
      const { question } = found
      if (question.state === 'closed') {
        const facility = yield* facilities.byId(question.facility_id)
        if (!facility?.exists || question.account_id === null || !mayReopen(question, clock.now())) return yield* new QuestionClosed()
        const after = reopened(question)
        yield* questions.save(after)
        yield* publishUpdate(after, facility.staff)
      }
      return yield* viewQuestion(found, id)
    }, transaction),
)
