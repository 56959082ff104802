import { $getSelection, $isRangeSelection, type NodeKey } from 'lexical'
import type { BlockNode } from '#core/rich-text/document.ts'
import { $inlineNodes, $nodesOf } from '../convert/from-document.ts'
import { $insertBlocks } from '../editor/insert-block.ts'
import { $readToolState } from '../toolbar/tool-state.ts'
import { cellContentOf } from './cells.ts'

/**
 * Inserts pasted blocks at the caret, in place of what is selected; to be called in an update. Returns the keys of their
 * nodes.
 */
export const $insertPasted = (blocks: readonly BlockNode[]): ReadonlyMap<BlockNode, NodeKey> => {
  const selection = $getSelection()
  const { table, level } = $readToolState()
  if ($isRangeSelection(selection) && !selection.isCollapsed()) selection.removeText()
  const [only] = blocks
  if (blocks.length === 1 && only?.type === 'paragraph' && $isRangeSelection(selection)) {
    selection.insertNodes($inlineNodes(only.children))
    return new Map()
  }
  const fitting = table ? cellContentOf(blocks).children : blocks
  const nodes = $nodesOf(fitting)
  // A list takes no other blocks: they come behind it.
  if ($isRangeSelection(selection) && (table !== null || level === 0)) {
    // Only a paragraph continues the line: a heading begins a new one.
    if (only?.type !== 'paragraph' && !selection.anchor.getNode().getTopLevelElement()?.is(selection.anchor.getNode()))
      selection.insertParagraph()
    selection.insertNodes(nodes)
  } else $insertBlocks(nodes)
  return new Map(fitting.flatMap((block, n) => (nodes[n] ? [[block, nodes[n].getKey()] as const] : [])))
}
