import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AnswerChanges } from '../contract/answer.ts'
import { AnswerNotFound } from '../contract/errors.ts'
import type { ChangeAnswerState } from '../services/change-answer-state.ts'
import { type OpenAnswer, readAnswerText } from '../services/open-answer.ts'
import type { ReadShown } from '../services/read-shown.ts'
import type { Submissions } from '../services/submissions.ts'

interface Dependencies {
  readonly openAnswer: OpenAnswer
  readonly changeAnswerState: ChangeAnswerState
  readonly submissions: Submissions
  readonly readShown: ReadShown
  readonly transaction: Transaction
}

/** Changes the facility's answer: the old text is hidden at once, the new one waits for support. */
export const makeChangeAnswer = ({ openAnswer, changeAnswerState, submissions, readShown, transaction }: Dependencies) =>
  Effect.fn('opinions.change-answer')(function* (actor: Actor, { id, version, text: given }: AnswerChanges) {
    const { user, opinion, facility, answer } = yield* openAnswer(actor, id)
    const text = yield* readAnswerText(given)
    if (answer === null) return yield* new AnswerNotFound()
    if (version !== undefined && version !== answer.version) return yield* new VersionConflict()
    const changes = { text, account_id: user.id, submission_id: newId() }
    const changed = yield* changeAnswerState(actor, opinion, answer, 'edit', { changes })
    yield* submissions.withdrawAnswer(answer)
    yield* submissions.submitAnswer(changed, facility)
    return yield* readShown(opinion)
  }, transaction)

export type ChangeAnswer = ReturnType<typeof makeChangeAnswer>
export const ChangeAnswer = token<ChangeAnswer>('opinions/ChangeAnswer')
