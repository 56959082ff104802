import type { BlockNode, InlineNode, RichText } from './document.ts'
import { richTextVersion } from './limits.ts'

/** Document without content. */
export const emptyDocument: RichText = { version: richTextVersion, children: [] }

const inlineOf = (lines: readonly string[]): readonly InlineNode[] =>
  lines.flatMap((text, n) => [
    ...(n ? [{ type: 'linebreak' } as const] : []),
    ...(text ? [{ type: 'text', text, format: 0 } as const] : []),
  ])

/** Returns the document of a text without format, as a plain text field sends it: blank lines end paragraphs. */
export const documentOfText = (text: string): RichText => ({
  version: richTextVersion,
  children: text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.split('\n').map((one) => one.trim()))
    .filter((lines) => lines.some(Boolean))
    .map((lines): BlockNode => ({ type: 'paragraph', children: inlineOf(lines) })),
})

/**
 * Returns a stored document in the present version. Texts from before there were documents are plain texts, and become
 * their paragraphs.
 */
export const upgradeDocument = (stored: RichText | string): RichText => (typeof stored === 'string' ? documentOfText(stored) : stored)
