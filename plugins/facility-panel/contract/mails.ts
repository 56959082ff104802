import { Schema } from 'effect'
import { shadowReasons } from './shadow.ts'

/** Values of the mail about a decision on changes; `reason` is empty where there is none. */
export const ShadowDecidedMail = Schema.Struct({
  name: Schema.String,
  at: Schema.String,
  facility: Schema.String,
  facilityId: Schema.String,
  outcome: Schema.Literals(['accepted', 'rejected', 'revise']),
  reason: Schema.Literals(['', ...shadowReasons]),
  note: Schema.String,
})
export type ShadowDecidedMail = typeof ShadowDecidedMail.Type
