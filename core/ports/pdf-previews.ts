import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Draws pages of PDFs. */
export interface PdfPreviews {
  /**
   * Draws the first page as PNG, its longer side 1280 pixels; returns `null` for what is broken, protected by a password,
   * or needs more time or memory than a document may.
   */
  firstPage(pdf: Uint8Array): Effect.Effect<Uint8Array | null>
}
export const PdfPreviews = token<PdfPreviews>('core/PdfPreviews')
