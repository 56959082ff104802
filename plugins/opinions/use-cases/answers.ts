import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { opinionsApi } from '../contract/api.ts'
import { AnswerExists, AnswerNotFound } from '../contract/errors.ts'
import { OpinionsChanged } from '../contract/events.ts'
import { newAnswer } from '../domain/answer.ts'
import { newStep } from '../domain/changes.ts'
import { Answers, Histories } from '../domain/opinions.port.ts'
import { ChangeAnswerState } from '../services/change-state.ts'
import { KeepEvidence } from '../services/keep-evidence.ts'
import { OpenAnswer, readAnswerText } from '../services/lock-opinion.ts'
import { ReadShown } from '../services/read-opinions.ts'
import { Submissions } from '../services/submissions.ts'

/** Answers an accepted opinion as the facility; the answer waits for support. */
export const AnswerOpinion = handler(
  opinionsApi.answerOpinion,
  {
    openAnswer: OpenAnswer,
    answers: Answers,
    histories: Histories,
    keepEvidence: KeepEvidence,
    submissions: Submissions,
    readShown: ReadShown,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ openAnswer, answers, histories, keepEvidence, submissions, readShown, audit, clock, transaction }) => {
    return Effect.fn('opinions.answer')(function* (actor, { id, text: given }) {
      const { user, opinion, facility, answer: existing } = yield* openAnswer(actor, id)
      const text = yield* readAnswerText(given)
      if (existing) return yield* new AnswerExists()
      const answer = newAnswer(id, user.id, text, clock.now())
      yield* answers.add(answer)
      yield* keepEvidence.noteDevice(user)
      yield* histories.add(newStep(id, 'answer_written', clock.now(), { text }))
      yield* audit.record({ actor, action: 'opinions.answered', subject: user.id, about: { opinion: id, facility: opinion.facility_id } })
      yield* submissions.submitAnswer(answer, facility)
      return yield* readShown(opinion)
    }, transaction)
  },
)

/** Changes the facility's answer: the old text is hidden at once, the new one waits for support. */
export const ChangeAnswer = handler(
  opinionsApi.changeAnswer,
  {
    openAnswer: OpenAnswer,
    changeAnswerState: ChangeAnswerState,
    submissions: Submissions,
    readShown: ReadShown,
    transaction: Transaction,
  },
  ({ openAnswer, changeAnswerState, submissions, readShown, transaction }) =>
    Effect.fn('opinions.change-answer')(function* (actor, { id, version, text: given }) {
      const { user, opinion, facility, answer } = yield* openAnswer(actor, id)
      const text = yield* readAnswerText(given)
      if (answer === null) return yield* new AnswerNotFound()
      if (version !== undefined && version !== answer.version) return yield* new VersionConflict()
      const changes = { text, account_id: user.id, submission_id: newId() }
      const changed = yield* changeAnswerState(actor, opinion, answer, 'edit', { changes })
      yield* submissions.withdrawAnswer(answer)
      yield* submissions.submitAnswer(changed, facility)
      return yield* readShown(opinion)
    }, transaction),
)

/** Removes the facility's answer; another one may be written. */
export const RemoveAnswer = handler(
  opinionsApi.removeAnswer,
  {
    openAnswer: OpenAnswer,
    answers: Answers,
    histories: Histories,
    submissions: Submissions,
    readShown: ReadShown,
    overview: Overview,
    audit: Audit,
    events: Events,
    clock: Clock,
    transaction: Transaction,
  },
  ({ openAnswer, answers, histories, submissions, readShown, overview, audit, events, clock, transaction }) => {
    return Effect.fn('opinions.remove-answer')(function* (actor, { id }) {
      const { opinion, answer } = yield* openAnswer(actor, id)
      if (answer === null) return yield* new AnswerNotFound()
      yield* answers.remove(id)
      yield* submissions.withdrawAnswer(answer)
      yield* histories.add(newStep(id, 'answer_removed', clock.now()))
      yield* audit.record({
        actor,
        action: 'opinions.answer-removed',
        subject: answer.account_id,
        about: { opinion: id, facility: opinion.facility_id },
      })
      if (answer.state === 'accepted') yield* events.emit(OpinionsChanged.of({ facilityId: opinion.facility_id }))
      if (opinion.account_id !== null) yield* overview.publishCounts([opinion.account_id])
      return yield* readShown(opinion)
    }, transaction)
  },
)
