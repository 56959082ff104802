import { Schema } from 'effect'
import { Reason } from '#core/audit/reason.ts'

/**
 * Kinds of merges. `duplicate`: both entries are one facility, so that members and what owners wrote move, too.
 * `successor`: the survivor followed a closed facility, maybe under another governing body; what parents wrote moves,
 * what belongs to the owner stays.
 */
export const mergeKinds = ['duplicate', 'successor'] as const
export type MergeKind = (typeof mergeKinds)[number]

/** Two facilities that are one: `merged_id` leads to `survivor_id` from now on. */
export const MergeRequest = Schema.Struct({
  survivor_id: Schema.String,
  merged_id: Schema.String,
  kind: Schema.optional(Schema.Literals(mergeKinds)),
  reason: Reason,
})
export type MergeRequest = typeof MergeRequest.Type

const one = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  city: Schema.String,
  /** Its own register numbers, also while it is merged: both facilities of a merge often have the same name. */
  numbers: Schema.Array(Schema.String),
})

const merge = {
  id: Schema.String,
  kind: Schema.Literals(mergeKinds),
  survivor: one,
  merged: one,
  reason: Schema.String,
  merged_at: Schema.String,
  undone_at: Schema.NullOr(Schema.String),
} as const

/** A merge: what was merged into what, by whom, and whether it was undone. */
export const MergeView = Schema.Struct(merge).annotate({ identifier: 'MergeView' })
export type MergeView = typeof MergeView.Type

/**
 * Entries about the survivor since the merge, of one kind; `items` is `null` where single rows are private, so
 * that all go together.
 */
const WrittenKind = Schema.Struct({
  kind: Schema.String,
  /** Message key of its name. */
  label: Schema.String,
  count: Schema.Number,
  items: Schema.NullOr(Schema.Array(Schema.Struct({ id: Schema.String, at: Schema.String, label: Schema.NullOr(Schema.String) }))),
})

/**
 * A merge with what was written about the survivor since; `merged_on`: the facility into which the survivor was merged
 * later, which must be undone first.
 */
export const MergeDetail = Schema.Struct({
  ...merge,
  merged_on: Schema.NullOr(one),
  written: Schema.Array(WrittenKind),
}).annotate({ identifier: 'MergeDetail' })
export type MergeDetail = typeof MergeDetail.Type

/** Rows of one kind that go to the merged facility: those of `ids`, without them all that were written since the merge. */
const Move = Schema.Struct({ kind: Schema.String, ids: Schema.optional(Schema.Array(Schema.String).check(Schema.isMaxLength(1_000))) })
export type Move = typeof Move.Type

/** Undoing a merge. What was written since stays with the survivor, except `moves`. */
export const MergeUndo = Schema.Struct({
  id: Schema.String,
  moves: Schema.optional(Schema.Array(Move).check(Schema.isMaxLength(50))),
  reason: Reason,
})
export type MergeUndo = typeof MergeUndo.Type
