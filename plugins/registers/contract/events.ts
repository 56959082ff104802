import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** An edition of a register was taken in. */
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

/** A batch was taken back. */
export interface BatchTakenBack extends DomainEvent {
  readonly name: 'registers.batch-rolled-back'
  readonly batch: string
}
export const BatchTakenBack = eventKind<BatchTakenBack>('registers.batch-rolled-back')
