import { $createParagraphNode, $getRoot, $getSelection, $isElementNode, $isParagraphNode, $isRootNode, type LexicalNode } from 'lexical'

/** Returns the block of the document, not of a table's cell, in which the caret is; the last one without a caret. */
const $currentBlock = (): LexicalNode | null => {
  let node: LexicalNode | null = $getSelection()?.getNodes().at(-1) ?? null
  if (!node || $isRootNode(node)) return $getRoot().getLastChild()
  for (let parent = node.getParent(); parent && !$isRootNode(parent); parent = node.getParent()) node = parent
  return node
}

/** Inserts blocks behind the one with the caret, or in place of an empty paragraph; the caret moves behind them. */
export const $insertBlocks = (blocks: readonly LexicalNode[]): void => {
  const current = $currentBlock()
  let last = current
  for (const block of blocks) {
    if (last) last.insertAfter(block)
    else $getRoot().append(block)
    last = block
  }
  if ($isParagraphNode(current) && current.isEmpty() && blocks.length > 0) current.remove()
  if (last && !$isElementNode(last)) {
    const next = last.getNextSibling()
    if (next) last.selectNext()
    else {
      const paragraph = $createParagraphNode()
      last.insertAfter(paragraph)
      paragraph.select()
    }
  } else last?.selectEnd()
}
