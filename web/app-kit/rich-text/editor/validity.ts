import { $getRoot, type EditorState } from 'lexical'
import type { RichText } from '#core/rich-text/document.ts'
import { richTextSize } from '#core/rich-text/document-size.ts'
import { maxRichText } from '#core/rich-text/limits.ts'
import { countWords } from '#core/rich-text/read-document.ts'
import { $isEmbedNode } from '../nodes/EmbedNode.tsx'

/** Returns the message key of why a text cannot be sent yet, or `null`; `max` is the largest number of words. */
export const errorOf = (state: EditorState, document: RichText, max: number | undefined): string | null => {
  const embeds = state.read(() => $getRoot().getChildren().filter($isEmbedNode))
  if (state.read(() => embeds.some((node) => node.isWaiting()))) return 'rich-text.waiting'
  if (state.read(() => embeds.some((node) => node.isUndescribed()))) return 'rich-text.undescribed'
  const { nodes, bytes } = richTextSize(document)
  if (nodes > maxRichText.nodes || bytes > maxRichText.bytes) return 'RICH_TEXT_TOO_LONG'
  return max !== undefined && countWords(document) > max ? 'FIELD_TOO_LONG' : null
}
