import type { InlineNode } from '#core/rich-text/document.ts'

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
