import type { BlockNode, InlineNode } from '#core/rich-text/document.ts'
import { maxRichText } from '#core/rich-text/limits.ts'

/** Levels of lists within lists: each takes two levels of a document, and its texts may be in links. */
export const maxListLevels = { text: Math.floor((maxRichText.depth - 2) / 2), cell: Math.floor((maxRichText.depth - 5) / 2) } as const

/** Joins neighbouring texts of one format and leaves out empty ones. */
export const mergeTexts = (nodes: readonly InlineNode[]): readonly InlineNode[] => {
  const merged: InlineNode[] = []
  for (const node of nodes) {
    const last = merged.at(-1)
    if (node.type !== 'text') merged.push(node)
    else if (last?.type === 'text' && last.format === node.format) merged[merged.length - 1] = { ...last, text: last.text + node.text }
    else if (node.text !== '') merged.push(node)
  }
  return merged
}

/** Tells if a block is a paragraph without anything. */
export const isEmptyParagraph = (node: BlockNode): boolean => node.type === 'paragraph' && node.children.length === 0
