import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'
import { noticePercents } from './limit-rules.ts'

/** Raised when a facility has spent so much of a monthly limit for the first time in the month. */
export const LimitSpent = eventKind('limits.spent', {
  facilityId: Schema.String,
  /** Key of the limit. */
  key: Schema.String,
  percent: Schema.Literals(noticePercents),
  /** Moment at which the limit begins anew, ISO 8601 UTC. */
  resetsAt: Schema.String,
})
export type LimitSpent = EventOf<typeof LimitSpent>
