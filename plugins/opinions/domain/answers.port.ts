import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { AnswerExists } from '../contract/errors.ts'
import type { Answer } from './answer.ts'
import type { HistoryStep } from './history.ts'

/** Repository of answers; an opinion has at most one, the database ensures it. Whoever writes has locked the opinion. */
export interface Answers {
  /** Returns the answers to these opinions, by the opinion's id. */
  of(opinionIds: readonly string[]): Effect.Effect<ReadonlyMap<string, Answer>>
  bySubmission(submissionId: string): Effect.Effect<Answer | null>
  add(answer: Answer): Effect.Effect<void, AnswerExists>
  save(answer: Answer): Effect.Effect<void>
  remove(opinionId: string): Effect.Effect<void>
}
export const Answers = token<Answers>('opinions/Answers')

/** Repository of the histories of opinions. */
export interface Histories {
  add(step: HistoryStep): Effect.Effect<void>
  /** Returns the steps of an opinion and its answer, the oldest first. */
  of(opinionId: string): Effect.Effect<readonly HistoryStep[]>
  /** Erases the author's texts from the history of an opinion. */
  eraseTexts(opinionId: string): Effect.Effect<void>
}
export const Histories = token<Histories>('opinions/Histories')
