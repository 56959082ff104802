import { maxRichText } from '#core/rich-text/limits.ts'
import type { ReadText } from '../convert/document-reader.ts'

/** Returns the message key of why a text cannot be sent yet, or `null`; `max` is the largest number of words. */
export const errorOf = ({ waiting, undescribed, large, nodes, bytes, words }: ReadText, max: number | undefined): string | null => {
  if (waiting > 0) return 'rich-text.waiting'
  if (undescribed > 0) return 'rich-text.undescribed'
  if (large > 0) return 'rich-text.table-large'
  if (nodes > maxRichText.nodes || bytes > maxRichText.bytes) return 'RICH_TEXT_TOO_LONG'
  return max !== undefined && words > max ? 'FIELD_TOO_LONG' : null
}
