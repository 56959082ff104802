import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Raised when an edition of a register has been imported. */
export const EditionImported = eventKind('registers.edition-imported', {
  batch: Schema.NullOr(Schema.String),
  register: Schema.String,
  edition: Schema.String,
  new: Schema.Number,
  changed: Schema.Number,
  gone: Schema.Number,
})
export type EditionImported = EventOf<typeof EditionImported>

/** Raised when an edition of a register could not be imported; nothing was written. `reason` is the message of the command. */
export const ImportFailed = eventKind('registers.import-failed', { register: Schema.String, file: Schema.String, reason: Schema.String })
export type ImportFailed = EventOf<typeof ImportFailed>

/** Raised when a batch has been rolled back. */
export const BatchRolledBack = eventKind('registers.batch-rolled-back', { batch: Schema.String })

/** Raised when support has decided that a facility did not follow a closed one. */
export const SuccessorDismissed = eventKind('registers.successor-dismissed', {
  /** The closed facility; `null` when it is no longer in the directory. */
  former: Schema.NullOr(Schema.String),
})
export type SuccessorDismissed = EventOf<typeof SuccessorDismissed>
