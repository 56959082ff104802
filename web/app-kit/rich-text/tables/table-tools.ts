import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableNode,
  $mergeCells,
  $setTableRowIsHeader,
  $unmergeCell,
} from '@lexical/table'
import { $findMatchingParent } from 'lexical'
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  FoldHorizontal,
  FoldVertical,
  type LucideIcon,
  TableCellsMerge,
  TableCellsSplit,
  TableProperties,
  Trash2,
} from 'lucide-react'
import { maxRichText } from '#core/rich-text/limits.ts'
import { $currentCell, $hasHeader, $selectedCells, type ToolState } from '../toolbar/tool-state.ts'
import type { Tool } from '../toolbar/tools.ts'

const $currentTable = () => {
  const cell = $currentCell()
  return cell && $findMatchingParent(cell, $isTableNode)
}

/** Removes the table; the caret moves behind it. */
const $removeTable = () => {
  const table = $currentTable()
  table?.selectNext()
  table?.remove()
}

const $switchHeader = () => {
  const table = $currentTable()
  if (table) $setTableRowIsHeader(table, 0, !$hasHeader(table))
}

const tool = (id: Tool['id'], icon: LucideIcon, change: () => unknown, rest: Partial<Tool> = {}): Tool => ({
  id,
  icon,
  run: ({ editor }) => editor.update(() => void change()),
  ...rest,
})
const isLong = { isOff: ({ table }: ToolState) => (table?.rows ?? 0) >= maxRichText.rows }
const isWide = { isOff: ({ table }: ToolState) => (table?.columns ?? 0) >= maxRichText.columns }

/** Tools for the table with the caret. */
export const tableTools: readonly Tool[] = [
  tool('row-above', BetweenVerticalStart, () => $insertTableRowAtSelection(false), isLong),
  tool('row-below', BetweenVerticalEnd, () => $insertTableRowAtSelection(true), isLong),
  tool('column-before', BetweenHorizontalStart, () => $insertTableColumnAtSelection(false), isWide),
  tool('column-after', BetweenHorizontalEnd, () => $insertTableColumnAtSelection(true), isWide),
  tool('remove-row', FoldVertical, () => ($currentTable()?.getChildrenSize() === 1 ? $removeTable() : $deleteTableRowAtSelection())),
  tool('remove-column', FoldHorizontal, () => ($currentTable()?.getColumnCount() === 1 ? $removeTable() : $deleteTableColumnAtSelection())),
  tool('merge-cells', TableCellsMerge, () => $mergeCells($selectedCells()), { isOff: ({ table }) => (table?.selected ?? 0) < 2 }),
  tool('split-cell', TableCellsSplit, $unmergeCell, { isOff: ({ table }) => !table?.isMerged }),
  tool('header', TableProperties, $switchHeader, {
    isPressed: ({ table }) => table?.hasHeader ?? false,
  }),
  tool('remove-table', Trash2, $removeTable),
]
