import { Schema } from 'effect'
import { Reason } from '#core/audit/reason.ts'

/** Two facilities that are one: `merged_id` leads to `survivor_id` from now on. */
export const MergeRequest = Schema.Struct({ survivor_id: Schema.String, merged_id: Schema.String, reason: Reason })
export type MergeRequest = typeof MergeRequest.Type

const one = Schema.Struct({ id: Schema.String, slug: Schema.String, name: Schema.String, city: Schema.String })

/** A merge: what was merged into what, by whom, and whether it was undone. */
export const MergeView = Schema.Struct({
  id: Schema.String,
  survivor: one,
  merged: one,
  reason: Schema.String,
  merged_at: Schema.String,
  undone_at: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'MergeView' })
export type MergeView = typeof MergeView.Type

/** Undoing a merge. */
export const MergeUndo = Schema.Struct({ id: Schema.String, reason: Reason })
