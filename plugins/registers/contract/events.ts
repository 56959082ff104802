import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** Raised when an edition of a register has been imported. */
export interface EditionImported extends DomainEvent {
  readonly name: 'registers.edition-imported'
  readonly batch: string | null
  readonly register: string
  readonly edition: string
  readonly new: number
  readonly changed: number
  readonly gone: number
}
export const EditionImported = eventKind<EditionImported>('registers.edition-imported')

/** Raised when a batch has been rolled back. */
export interface BatchRolledBack extends DomainEvent {
  readonly name: 'registers.batch-rolled-back'
  readonly batch: string
}
export const BatchRolledBack = eventKind<BatchRolledBack>('registers.batch-rolled-back')

/** Raised when support has decided that a facility did not follow a closed one. */
export interface SuccessorDismissed extends DomainEvent {
  readonly name: 'registers.successor-dismissed'
  /** The closed facility; `null` when it is no longer in the directory. */
  readonly former: string | null
}
export const SuccessorDismissed = eventKind<SuccessorDismissed>('registers.successor-dismissed')
