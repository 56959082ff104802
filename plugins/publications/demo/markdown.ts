import type { BlockNode, InlineNode, TableNode } from '#core/rich-text/document.ts'
import { textFormats } from '#core/rich-text/formats.ts'
import { faultAt, type Lines } from './front-matter.ts'

/** Picture between the blocks of a text, a file beside it: `![what it shows](file.svg "caption")`. */
export interface PictureBlock {
  readonly type: 'picture'
  readonly file: string
  readonly alt: string
  readonly caption: string
  readonly line: number
}

const textOf = (text: string, format = 0): InlineNode => ({ type: 'text', text, format })

/** Converts a line, in which `**words**` are bold, `_words_` italic, and `[words](/address)` links. */
const inlineOf = (line: string): readonly InlineNode[] =>
  line
    .split(/(\*\*[^*]+\*\*|\b_[^_]+_|\[[^\]]+\]\([^)]+\))/)
    .filter((part) => part !== '')
    .map((part): InlineNode => {
      const [, words, url] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
      if (words !== undefined && url !== undefined) return { type: 'link', url, children: [{ type: 'text', text: words, format: 0 }] }
      if (part.startsWith('**')) return textOf(part.slice(2, -2), textFormats.bold)
      return /^_.+_$/.test(part) ? textOf(part.slice(1, -1), textFormats.italic) : textOf(part)
    })

/** Joins lines, of which `\` ends those of a poem or a song. */
const linesOf = (lines: readonly string[]): readonly InlineNode[] =>
  lines
    .join(' ')
    .split('\\ ')
    .flatMap((line, n) => [...(n ? [{ type: 'linebreak' } as const] : []), ...inlineOf(line)])

const listOf = (lines: readonly string[], listType: 'bullet' | 'number'): BlockNode => ({
  type: 'list',
  listType,
  children: lines.map((line) => ({ type: 'listitem', children: inlineOf(line.replace(/^(-|\d+\.) /, '')) })),
})

const cellsOf = (line: string): readonly string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

/** The first row names the columns, a row of dashes below it separates it from the others. */
const tableOf = (lines: readonly string[]): TableNode => ({
  type: 'table',
  children: lines.toSpliced(1, 1).map((line, row) => ({
    type: 'tablerow',
    children: cellsOf(line).map((cell) => ({
      type: 'tablecell',
      header: row === 0,
      children: [{ type: 'paragraph', children: inlineOf(cell) }],
    })),
  })),
})

const isTable = (lines: readonly string[]): boolean =>
  lines.every((line) => /^\|.+\|$/.test(line)) &&
  /^[| -]+$/.test(lines[1] ?? '') &&
  lines.every((line) => cellsOf(line).length === cellsOf(lines[0] ?? '').length)

/** Beginnings of lines that mean something else in Markdown than this module reads. */
const unread = /^(#|[*+] |\d+[.)] |- |>|\||!\[|```|<|\[.+\]:|---|\s)/

const blockOf = (file: string, line: number, lines: readonly string[]): BlockNode | PictureBlock => {
  const isEach = (pattern: RegExp) => lines.every((one) => pattern.test(one))
  const [first = ''] = lines
  if (/^## /.test(first) && lines.length === 1) return { type: 'heading', tag: 'h2', children: inlineOf(first.slice(3)) }
  if (isEach(/^- /)) return listOf(lines, 'bullet')
  if (isEach(/^\d+\. /)) return listOf(lines, 'number')
  if (isEach(/^> /)) return { type: 'quote', children: linesOf(lines.map((one) => one.slice(2))) }
  if (isTable(lines)) return tableOf(lines)
  const [, alt, picture, caption = ''] = /^!\[(.+)\]\((\S+?)(?: "(.+)")?\)$/.exec(lines.join(' ')) ?? []
  if (alt !== undefined && picture !== undefined) return { type: 'picture', file: picture, alt, caption, line }
  const wrong = lines.findIndex((one) => unread.test(one))
  if (wrong >= 0) throw faultAt(file, line + wrong, `this Markdown is not read: ${lines[wrong]}`)
  return { type: 'paragraph', children: linesOf(lines) }
}

/**
 * Returns the blocks of a text in Markdown, which blank lines separate: headings `## `, lists `- ` and `1. `, quotations
 * `> `, tables, pictures and paragraphs. Other Markdown is an error.
 */
export const readMarkdown = ({ file, first, lines }: Lines): readonly (BlockNode | PictureBlock)[] => {
  const blocks: { readonly line: number; readonly lines: string[] }[] = []
  let open: (typeof blocks)[number] | null = null
  for (const [n, line] of lines.entries()) {
    if (line === '') open = null
    else if (open) open.lines.push(line)
    else {
      open = { line: first + n, lines: [line] }
      blocks.push(open)
    }
  }
  return blocks.map((block) => blockOf(file, block.line, block.lines))
}
