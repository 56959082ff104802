import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** The document cannot be marked: it is broken, protected by a password, or needs more time or memory than a document may. */
export class DocumentUnreadable extends Failure('DocumentUnreadable', 'invalid') {}

/** Document that is marked: a picture or a PDF. */
export interface MarkedDocument {
  readonly mime: string
  readonly bytes: Uint8Array
}

/** Writes visible marks over documents. */
export interface Watermarks {
  /**
   * Repeats a line of text over a picture, or over every page of a PDF, so that no part can be shown without it.
   * Returns a picture as WebP, and a PDF as a new one with the same pages and nothing else: no scripts, links,
   * attachments or signatures.
   */
  apply(document: MarkedDocument, text: string): Effect.Effect<MarkedDocument, DocumentUnreadable>
}
export const Watermarks = token<Watermarks>('core/Watermarks')
