import { Schema } from 'effect'
import { Id } from '#core/records/columns.ts'
import { pick } from '#core/records/fields.ts'
import { type HistoryAct, HistoryEntry } from '../contract/answer.ts'

/** Step in the history of an opinion and its answer, as it is stored. */
export const HistoryStep = Schema.Struct({ id: Id, opinion_id: Id, ...HistoryEntry.fields })
export type HistoryStep = typeof HistoryStep.Type

/** Readers of a history. */
export type HistoryReader = 'author' | 'facility' | 'support'

const isOfAnswer = (act: HistoryAct) => act.startsWith('answer_')

/** Returns the last text before a step. */
const textBefore = (steps: readonly HistoryStep[], at: number, isAnswer: boolean): string | null =>
  steps.slice(0, at).findLast(({ act, text }) => text !== null && isOfAnswer(act) === isAnswer)?.text ?? null

/**
 * Returns the history as one side may read it. The author sees the own texts and the answers that were accepted; the
 * facility sees the own answers and the texts of the opinion that were accepted, never one that waits or was rejected,
 * nor why; support sees everything.
 */
export const historyFor = (reader: HistoryReader, steps: readonly HistoryStep[]): readonly HistoryEntry[] =>
  steps.flatMap((step, index) => {
    const entry = pick(HistoryEntry.fields, step)
    const { act } = entry
    const hidden = { reason: null, note: null }
    const ofAnswer = isOfAnswer(act)
    if (reader === 'support' || (reader === 'author') !== ofAnswer) return [entry]
    if (act === 'accepted' || act === 'answer_accepted') return [{ ...entry, ...hidden, text: textBefore(steps, index, ofAnswer) }]
    const isVisible = ['hidden', 'restored', 'withdrawn', 'answer_hidden', 'answer_restored', 'answer_removed'].includes(act)
    // An answer that was never shown is none for the author.
    const wasShown = steps.slice(0, index).some((one) => one.act === (ofAnswer ? 'answer_accepted' : 'accepted'))
    return isVisible && wasShown ? [{ ...entry, ...hidden, text: null }] : []
  })
