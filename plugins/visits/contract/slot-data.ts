import { Schema } from 'effect'

/** Times of a profile: the moment until which the last of them may be booked, ISO 8601 UTC, and the next open day. */
export const VisitsSlotData = Schema.Struct({
  until: Schema.NullOr(Schema.String),
  open_day: Schema.NullOr(Schema.Struct({ starts_at: Schema.String, ends_at: Schema.String })),
})
export type VisitsSlotData = typeof VisitsSlotData.Type
