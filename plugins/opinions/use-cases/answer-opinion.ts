import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { opinionsApi } from '../contract/api.ts'
import { AnswerExists } from '../contract/errors.ts'
import { newAnswer } from '../domain/answer.ts'
import { Answers, Histories } from '../domain/answers.port.ts'
import { KeepEvidence } from '../services/keep-evidence.ts'
import { OpenAnswer, readAnswerText } from '../services/open-answer.ts'
import { ReadShown } from '../services/read-shown.ts'
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
  (dependencies) => {
    const { openAnswer, answers, histories, keepEvidence, submissions, readShown, audit, clock, transaction } = dependencies
    return Effect.fn('opinions.answer')(function* (actor, { id, text: given }) {
      const { user, opinion, facility, answer: existing } = yield* openAnswer(actor, id)
      const text = yield* readAnswerText(given)
      if (existing) return yield* new AnswerExists()
      const answer = newAnswer(id, user.id, text, clock.now())
      yield* answers.add(answer)
      yield* keepEvidence.noteDevice(user)
      yield* histories.add({ id: newId(), opinion_id: id, at: answer.written_at, act: 'answer_written', text, reason: null, note: null })
      yield* audit.record({ actor, action: 'opinions.answered', subject: user.id, about: { opinion: id, facility: opinion.facility_id } })
      yield* submissions.submitAnswer(answer, facility)
      return yield* readShown(opinion)
    }, transaction)
  },
)
