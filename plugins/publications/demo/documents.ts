import type { BlockNode, InlineNode, RichText, TableNode } from '#core/rich-text/document.ts'
import { textFormats } from '#core/rich-text/formats.ts'
import { richTextVersion } from '#core/rich-text/limits.ts'

/** Converts a line, in which `**words**` are bold, `_words_` italic, and `[words](/address)` links. */
const inlineOf = (line: string): readonly InlineNode[] =>
  line
    .split(/(\*\*[^*]+\*\*|\b_[^_]+_|\[[^\]]+\]\([^)]+\))/)
    .filter((part) => part !== '')
    .map((part): InlineNode => {
      const [, words, url] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
      if (words !== undefined && url !== undefined) return { type: 'link', url, children: [{ type: 'text', text: words, format: 0 }] }
      if (part.startsWith('**')) return { type: 'text', text: part.slice(2, -2), format: textFormats.bold }
      if (/^_.+_$/.test(part)) return { type: 'text', text: part.slice(1, -1), format: textFormats.italic }
      return { type: 'text', text: part, format: 0 }
    })

/** Lines of a poem or a song stay lines. */
const linesOf = (lines: readonly string[]): readonly InlineNode[] =>
  lines.flatMap((line, n) => [...(n ? [{ type: 'linebreak' } as const] : []), ...inlineOf(line)])

const tableOf = (lines: readonly string[]): TableNode => ({
  type: 'table',
  children: lines.map((line, row) => ({
    type: 'tablerow',
    children: line.split(' |').map((cell) => ({
      type: 'tablecell',
      header: row === 0,
      children: [{ type: 'paragraph', children: inlineOf(cell.trim()) }],
    })),
  })),
})

const listOf = (lines: readonly string[], listType: 'bullet' | 'number'): BlockNode => ({
  type: 'list',
  listType,
  children: lines.map((line) => ({ type: 'listitem', children: inlineOf(line.replace(/^(-|\d+\.) /, '')) })),
})

const blockOf = (block: string): BlockNode => {
  const lines = block.split('\n').map((line) => line.trim())
  const isEach = (pattern: RegExp) => lines.every((line) => pattern.test(line))
  if (block.startsWith('## ')) return { type: 'heading', tag: 'h2', children: inlineOf(block.slice(3)) }
  if (isEach(/^- /)) return listOf(lines, 'bullet')
  if (isEach(/^\d+\. /)) return listOf(lines, 'number')
  if (isEach(/^> /)) return { type: 'quote', children: linesOf(lines.map((line) => line.slice(2))) }
  return isEach(/ \|( |$)/) ? tableOf(lines) : { type: 'paragraph', children: linesOf(lines) }
}

/**
 * Returns the document of a demo text: blocks between blank lines; `## ` begins a heading, `- ` and `1. ` the items of a
 * list, `> ` the lines of a quotation; cells of a table are between ` | `, the first row names the columns.
 */
export const documentOf = (text: string): RichText => ({
  version: richTextVersion,
  children: text
    .trim()
    .replace(/^(## .+)\n/gm, '$1\n\n')
    .split(/\n\s*\n/)
    .map((block) => blockOf(block.trim())),
})
