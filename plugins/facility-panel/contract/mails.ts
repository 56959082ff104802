import { Schema } from 'effect'

/** Values of the mail about a decision on changes; `outcome`: accepted, rejected or revise. */
export const ShadowDecidedMail = Schema.Struct({
  name: Schema.String,
  at: Schema.String,
  facility: Schema.String,
  facilityId: Schema.String,
  outcome: Schema.String,
  reason: Schema.String,
  note: Schema.String,
})
export type ShadowDecidedMail = typeof ShadowDecidedMail.Type
