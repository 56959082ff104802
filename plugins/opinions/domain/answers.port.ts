import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TableStore } from '#core/ports/store.ts'
import type { AnswerExists } from '../contract/errors.ts'
import type { Answer } from './answer.ts'
import type { HistoryStep } from './history.ts'

/** Creates the repository of answers over their table. */
export const answersOf = (answers: TableStore<Answer, AnswerExists>) => ({
  add: answers.add,
  save: answers.save,
  /** Returns the answers to these opinions, by the opinion's id. */
  of: (opinionIds: readonly string[]) =>
    Effect.map(
      answers.find({ opinion_id: { in: opinionIds } }),
      (found): ReadonlyMap<string, Answer> => new Map(found.map((answer) => [answer.opinion_id, answer])),
    ),
  bySubmission: (submission_id: string) => answers.first({ submission_id }),
  remove: (opinion_id: string) => Effect.asVoid(answers.remove({ opinion_id })),
})

/** Repository of answers; an opinion has at most one, the database ensures it. Whoever writes has locked the opinion. */
export interface Answers extends ReturnType<typeof answersOf> {}
export const Answers = token<Answers>('opinions/Answers')

/** Creates the repository of the histories of opinions over their table. */
export const historiesOf = (steps: TableStore<HistoryStep>) => ({
  add: steps.add,
  /** Returns the steps of an opinion and its answer, the oldest first. */
  of: (opinion_id: string) => steps.find({ opinion_id }, { orderBy: { at: 'asc', id: 'asc' } }),
  /** Erases the author's texts from the history of an opinion. */
  eraseTexts: (opinion_id: string) => Effect.asVoid(steps.update({ opinion_id, act: { in: ['written', 'edited'] } }, { text: null })),
})

/** Repository of the histories of opinions. */
export interface Histories extends ReturnType<typeof historiesOf> {}
export const Histories = token<Histories>('opinions/Histories')
