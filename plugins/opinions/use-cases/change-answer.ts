import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { opinionsApi } from '../contract/api.ts'
import { AnswerNotFound } from '../contract/errors.ts'
import { ChangeAnswerState } from '../services/change-answer-state.ts'
import { OpenAnswer, readAnswerText } from '../services/open-answer.ts'
import { ReadShown } from '../services/read-shown.ts'
import { Submissions } from '../services/submissions.ts'

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
