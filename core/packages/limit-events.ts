import { type DomainEvent, eventKind } from '#core/ports/events.ts'
import type { NoticePercent } from './limit-rules.ts'

/** Raised when a facility has spent so much of a monthly limit for the first time in the month. */
export interface LimitSpent extends DomainEvent {
  readonly name: 'limits.spent'
  readonly facilityId: string
  /** Key of the limit. */
  readonly key: string
  readonly percent: NoticePercent
  /** Moment at which the limit begins anew, ISO 8601 UTC. */
  readonly resetsAt: string
}
export const LimitSpent = eventKind<LimitSpent>('limits.spent')
