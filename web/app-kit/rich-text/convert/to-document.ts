import { $isLinkNode } from '@lexical/link'
import { $isListItemNode, $isListNode, type ListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $isTableCellNode, $isTableNode, $isTableRowNode, type TableCellNode, type TableNode } from '@lexical/table'
import { $getRoot, $isElementNode, $isLineBreakNode, $isTextNode, type EditorState, type ElementNode, type LexicalNode } from 'lexical'
import { isLinkAddress } from '#core/rich-text/addresses.ts'
import type * as Doc from '#core/rich-text/document.ts'
import { allFormats } from '#core/rich-text/formats.ts'
import { maxListLevels, richTextVersion } from '#core/rich-text/limits.ts'
import { normalizeRows } from '#core/rich-text/normalize-rows.ts'
import { isEmptyParagraph } from '#core/rich-text/read-document.ts'
import { $isEmbedNode } from '../nodes/EmbedNode.tsx'
import { mergeTexts } from './merge-texts.ts'

/** Returns the texts and links within a node, however deep; blocks within it are unwrapped. */
const inlineOf = (node: LexicalNode): readonly Doc.InlineNode[] => {
  if ($isTextNode(node)) return [{ type: 'text', text: node.getTextContent(), format: node.getFormat() & allFormats }]
  if ($isLineBreakNode(node)) return [{ type: 'linebreak' }]
  if (!$isElementNode(node)) return []
  const children = childrenOf(node)
  if (!$isLinkNode(node) || !isLinkAddress(node.getURL())) return children
  const texts = children.flatMap((child) => (child.type === 'link' ? child.children : [child]))
  return texts.length > 0 ? [{ type: 'link', url: node.getURL(), children: texts }] : []
}
const childrenOf = (node: ElementNode) => mergeTexts(node.getChildren().flatMap(inlineOf))

/**
 * Returns the items of a list; a list within it belongs to the item before. Beyond so many levels, the items of lists
 * within it are items of the list itself.
 */
const itemsOf = (list: ListNode, levels: number): readonly Doc.ListItemNode[] => {
  const isCheck = list.getListType() === 'check'
  const items: { checked?: boolean; children: (Doc.InlineNode | Doc.ListNode)[] }[] = []
  for (const child of list.getChildren().filter($isListItemNode)) {
    const within = child.getChildren().filter($isListNode)
    const lists = levels > 1 ? within.flatMap((nested) => listOf(nested, levels - 1)) : []
    const texts = mergeTexts(child.getChildren().flatMap((one) => ($isListNode(one) ? [] : inlineOf(one))))
    const last = items.at(-1)
    if (lists.length > 0 && texts.length === 0 && last) last.children.push(...lists)
    else if (texts.length > 0 || lists.length > 0 || within.length === 0)
      items.push({ ...(isCheck && { checked: child.getChecked() ?? false }), children: [...texts, ...lists] })
    if (levels <= 1)
      items.push(
        ...within
          .flatMap((nested) => itemsOf(nested, 1))
          .map(({ children }) => ({ ...(isCheck && { checked: false }), children: [...children] })),
      )
  }
  return items.map((item) => ({ type: 'listitem', ...item }))
}

const listOf = (list: ListNode, levels: number): readonly Doc.ListNode[] => {
  const children = itemsOf(list, levels)
  return children.length > 0 ? [{ type: 'list', listType: list.getListType(), children }] : []
}

const cellOf = (cell: TableCellNode): Doc.TableCellNode => {
  const blocks = cell.getChildren().flatMap((node): readonly (Doc.ListNode | typeof Doc.ParagraphNode.Type)[] => {
    if ($isListNode(node)) return listOf(node, maxListLevels.cell)
    return $isElementNode(node) ? [{ type: 'paragraph' as const, children: childrenOf(node) }] : []
  })
  const [only] = blocks
  const isEmpty = blocks.length === 0 || (blocks.length === 1 && only && isEmptyParagraph(only))
  return {
    type: 'tablecell',
    header: cell.hasHeader(),
    colSpan: cell.getColSpan(),
    rowSpan: cell.getRowSpan(),
    children: isEmpty ? [] : blocks,
  }
}

/** Returns a table, whose cells fill a rectangle. */
const tableOf = (table: TableNode): readonly Doc.TableNode[] => {
  const rows = table.getChildren().filter($isTableRowNode)
  const children = normalizeRows(rows.map((row) => row.getChildren().filter($isTableCellNode).map(cellOf)))
  return children.length > 0 ? [{ type: 'table', children }] : []
}

/** Returns the blocks that a node of the root becomes; to be called while the editor is read. */
export const $blocksOf = (node: LexicalNode): readonly Doc.BlockNode[] => {
  if ($isEmbedNode(node)) return node.isWaiting() || node.isForged() ? [] : [node.getBlock()]
  if ($isListNode(node)) return listOf(node, maxListLevels.text)
  if ($isTableNode(node)) return tableOf(node)
  if (!$isElementNode(node)) return []
  const children = childrenOf(node)
  if ($isHeadingNode(node)) {
    const level = Math.min(4, Math.max(2, Number(node.getTag()[1])))
    return [{ type: 'heading', tag: `h${level}` as Doc.HeadingNode['tag'], children }]
  }
  return [{ type: $isQuoteNode(node) ? 'quote' : 'paragraph', children }]
}

/** Returns the blocks of the editor; to be called while it is read. Empty paragraphs at the end are left out. */
export const $toDocument = (): Doc.RichText => {
  const blocks = $getRoot().getChildren().flatMap($blocksOf)
  while (blocks.at(-1) && isEmptyParagraph(blocks.at(-1) as Doc.BlockNode)) blocks.pop()
  return { version: richTextVersion, children: blocks }
}

/** Returns the document of an editor's state; what a document does not know is unwrapped or left out. */
export const toDocument = (state: EditorState): Doc.RichText => state.read($toDocument)
