import type { BlockNode, InlineNode, TableCellNode } from '#core/rich-text/document.ts'
import { maxListLevels } from '#core/rich-text/limits.ts'
import { flattenList } from './lists.ts'

/** Blocks as a cell of a table holds them, and those that no cell can hold. */
interface CellContent {
  readonly children: TableCellNode['children']
  readonly after: readonly BlockNode[]
}

/** Converts blocks for a cell, which holds paragraphs and lists; a table within it is a paragraph a row. */
export const cellContentOf = (blocks: readonly BlockNode[]): CellContent => {
  const after: BlockNode[] = []
  const children = blocks.flatMap((block): TableCellNode['children'] => {
    switch (block.type) {
      case 'paragraph':
        return [block]
      case 'list':
        return [flattenList(block, maxListLevels.cell)]
      case 'heading':
      case 'quote':
        return [{ type: 'paragraph', children: block.children }]
      case 'table':
        return block.children.map((row) => ({ type: 'paragraph' as const, children: lineOfRow(row.children) }))
      default:
        after.push(block)
        return []
    }
  })
  return { children, after }
}

const lineOfRow = (cells: readonly TableCellNode[]): readonly InlineNode[] =>
  cells
    .map(({ children }) => children.flatMap((node) => (node.type === 'paragraph' ? node.children : [])))
    .filter(({ length }) => length > 0)
    .flatMap((line, n) => [...(n > 0 ? [{ type: 'text', text: ' · ', format: 0 } as const] : []), ...line])
