import { newId } from '#core/kernel/ids.ts'
import type { AnswerState } from '../contract/states.ts'

/** Answer of a facility to an opinion. Times are ISO 8601 UTC. */
export interface Answer {
  readonly opinion_id: string
  /** Id under which the text was submitted to support; a new one with each edit. */
  readonly submission_id: string
  /** Member of the facility's staff who wrote it last. */
  readonly account_id: string | null
  readonly text: string
  readonly state: AnswerState
  readonly version: number
  readonly reason: string | null
  readonly note: string | null
  readonly written_at: string
  readonly changed_at: string
  readonly decided_at: string | null
  readonly accepted_at: string | null
  /** When the author of the opinion opened it. */
  readonly seen_at: string | null
}

/** Creates an answer that waits for support. */
export const newAnswer = (opinionId: string, accountId: string | null, text: string, now: Date): Answer => ({
  opinion_id: opinionId,
  submission_id: newId(),
  account_id: accountId,
  text,
  state: 'pending',
  version: 1,
  reason: null,
  note: null,
  written_at: now.toISOString(),
  changed_at: now.toISOString(),
  decided_at: null,
  accepted_at: null,
  seen_at: null,
})
