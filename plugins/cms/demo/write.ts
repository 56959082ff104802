import type { BlockNode, InlineNode, RichText } from '#core/rich-text/document.ts'
import { richTextVersion } from '#core/rich-text/limits.ts'

/** Converts a line of a demo text, in which `[words](/address)` are links. */
const inline = (line: string): readonly InlineNode[] =>
  line
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .filter((part) => part !== '')
    .map((part): InlineNode => {
      const [, words, url] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
      return words === undefined || url === undefined
        ? { type: 'text', text: part, format: 0 }
        : { type: 'link', url, children: [{ type: 'text', text: words, format: 0 }] }
    })

const blockOf = (block: string): BlockNode => {
  if (block.startsWith('## ')) return { type: 'heading', tag: 'h2', children: inline(block.slice(3)) }
  if (!block.startsWith('- ')) return { type: 'paragraph', children: inline(block.replaceAll('\n', ' ')) }
  const items = block.split('\n').map((line) => ({ type: 'listitem' as const, children: inline(line.slice(2)) }))
  return { type: 'list', listType: 'bullet', children: items }
}

/** Returns the document of a demo text: blocks between blank lines, `## ` a heading, `- ` an item of a list. */
export const documentOf = (text: string): RichText => ({
  version: richTextVersion,
  children: text.trim().split(/\n\n+/).map(blockOf),
})
