import { Schema } from 'effect'
import { Id, Moment } from '#core/records/columns.ts'
import { answerStates } from '../contract/states.ts'
import { checkedText, newCheckedText } from './opinion.ts'

/** Answer of a facility to an opinion; its account is the member of the staff who wrote it last. */
export const Answer = Schema.Struct({
  ...checkedText,
  opinion_id: Id,
  text: Schema.String,
  state: Schema.Literals(answerStates),
  /** When the author of the opinion opened it. */
  seen_at: Schema.NullOr(Moment),
})
export type Answer = typeof Answer.Type

/** Creates an answer that waits for support. */
export const newAnswer = (opinionId: string, accountId: string | null, text: string, now: Date): Answer => ({
  ...newCheckedText(accountId, now),
  opinion_id: opinionId,
  text,
  seen_at: null,
})
