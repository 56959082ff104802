import { $isLinkNode } from '@lexical/link'
import { $isListNode, type ListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $isTableCellNode, $isTableNode, $isTableRowNode, type TableCellNode, type TableNode } from '@lexical/table'
import { $findMatchingParent, $getSelection, $isRangeSelection, $isRootNode, type LexicalNode } from 'lexical'

/** Kind of the block with the caret. */
export type BlockKind = 'paragraph' | 'h2' | 'h3' | 'h4' | 'quote' | 'bullet' | 'number' | 'check'

/** State of the selection, as the toolbar shows it. */
export interface ToolState {
  readonly block: BlockKind | null
  /** Formats of a document's texts, added up. */
  readonly format: number
  /** Address of the link with the caret. */
  readonly link: string | null
  /** Level of the list with the caret, 0 outside of lists. */
  readonly level: number
  /** Size of the table with the caret, and whether its first row has the names of columns. */
  readonly table: { readonly rows: number; readonly columns: number; readonly hasHeader: boolean } | null
}

/** State without a selection. */
const noSelection: ToolState = { block: null, format: 0, link: null, level: 0, table: null }

const $listsAround = (node: LexicalNode): readonly ListNode[] =>
  [...node.getParents(), ...($isListNode(node) ? [node] : [])].filter($isListNode)

const $blockKind = (node: LexicalNode): BlockKind => {
  const [list] = $listsAround(node)
  if (list) return list.getListType()
  const heading = $findMatchingParent(node, $isHeadingNode)
  if (heading) return heading.getTag() as BlockKind
  return $findMatchingParent(node, $isQuoteNode) ? 'quote' : 'paragraph'
}

/** Returns the cell with the caret. */
export const $currentCell = (): TableCellNode | null => {
  const node = $getSelection()?.getNodes().at(0)
  return node ? $findMatchingParent(node, $isTableCellNode) : null
}

/** Returns the link with the caret, if it is in one. */
export const $currentLink = () => {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const node = selection.anchor.getNode()
  return $findMatchingParent(node, $isLinkNode)
}

const $headCells = (table: TableNode): readonly TableCellNode[] =>
  table.getChildren().find($isTableRowNode)?.getChildren().filter($isTableCellNode) ?? []

/** Tells if the first row of a table has the names of its columns. */
export const $hasHeader = (table: TableNode): boolean => {
  const cells = $headCells(table)
  return cells.length > 0 && cells.every((cell) => cell.hasHeader())
}

const $tableState = (): ToolState['table'] => {
  const cell = $currentCell()
  const table = cell && $findMatchingParent(cell, $isTableNode)
  if (!table) return null
  return { rows: table.getChildrenSize(), columns: $headCells(table).length, hasHeader: $hasHeader(table) }
}

/** Reads what the toolbar shows; to be called while the editor is read. */
export const $readToolState = (): ToolState => {
  const selection = $getSelection()
  const table = $tableState()
  if (!$isRangeSelection(selection)) return { ...noSelection, table }
  const node = selection.anchor.getNode()
  if ($isRootNode(node)) return noSelection
  return {
    block: $blockKind(node),
    format: selection.format,
    link: $currentLink()?.getURL() ?? null,
    level: $listsAround(node).length,
    table,
  }
}
