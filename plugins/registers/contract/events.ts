import type { DomainEvent } from '#core/ports/events.ts'

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

/** The event for what an import did. */
export const editionImported = (did: Omit<EditionImported, 'name'>): EditionImported => ({
  name: 'registers.edition-imported',
  batch: did.batch,
  register: did.register,
  edition: did.edition,
  new: did.new,
  changed: did.changed,
  gone: did.gone,
})

/** A batch was taken back. */
export interface BatchRolledBackEvent extends DomainEvent {
  readonly name: 'registers.batch-rolled-back'
  readonly batch: string
}

/** The event for a batch that was taken back. */
export const batchRolledBack = (batch: string): BatchRolledBackEvent => ({ name: 'registers.batch-rolled-back', batch })
