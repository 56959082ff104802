import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** The values of a limit have changed for all facilities. */
export interface LimitChanged extends DomainEvent {
  readonly name: 'limits.changed'
  readonly limit: string
}
export const LimitChanged = eventKind<LimitChanged>('limits.changed')
