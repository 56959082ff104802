import { $createLinkNode } from '@lexical/link'
import { $createListItemNode, $createListNode, type ListNode } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import { $createTableCellNode, $createTableNode, $createTableRowNode, TableCellHeaderStates } from '@lexical/table'
import { $createLineBreakNode, $createParagraphNode, $createTabNode, $createTextNode, $getRoot, type LexicalNode } from 'lexical'
import type * as Doc from '#core/rich-text/document.ts'
import { $createEmbedNode } from '../nodes/EmbedNode.tsx'

/** Creates the nodes of a text; ends of lines and tabs are nodes of their own. */
const $textNodes = ({ text, format }: Doc.TextNode): LexicalNode[] =>
  text
    .split(/(\n|\t)/)
    .filter(Boolean)
    .map((part) => {
      if (part === '\n') return $createLineBreakNode()
      return part === '\t' ? $createTabNode().setFormat(format) : $createTextNode(part).setFormat(format)
    })

/** Creates the nodes of a line; to be called in an update. */
export const $inlineNodes = (nodes: readonly Doc.InlineNode[]): LexicalNode[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return $textNodes(node)
    if (node.type === 'linebreak') return [$createLineBreakNode()]
    return [$createLinkNode(node.url).append(...$inlineNodes(node.children))]
  })

/** Creates a list; lists within an item are items of their own behind it, as Lexical has them. */
const $listNode = ({ listType, children }: Doc.ListNode): ListNode => {
  const list = $createListNode(listType)
  children.forEach((item, n) => {
    const texts = item.children.filter((child) => child.type !== 'list')
    const lists = item.children.filter((child) => child.type === 'list')
    if (texts.length > 0 || lists.length === 0 || n > 0) {
      const checked = listType === 'check' ? (item.checked ?? false) : undefined
      list.append($createListItemNode(checked).append(...$inlineNodes(texts)))
    }
    for (const nested of lists) list.append($createListItemNode().append($listNode(nested)))
  })
  return list
}

const $cellNode = ({ header, colSpan = 1, rowSpan = 1, children }: Doc.TableCellNode, isFirstRow: boolean) => {
  const state = isFirstRow ? TableCellHeaderStates.ROW : TableCellHeaderStates.COLUMN
  const cell = $createTableCellNode(header ? state : TableCellHeaderStates.NO_STATUS, colSpan).setRowSpan(rowSpan)
  if (children.length === 0) return cell.append($createParagraphNode())
  return cell.append(...children.map($blockNode))
}

const $tableNode = ({ children }: Doc.TableNode) =>
  $createTableNode().append(
    ...children.map((row, n) => $createTableRowNode().append(...row.children.map((cell) => $cellNode(cell, n === 0)))),
  )

const $blockNode = (node: Doc.BlockNode): LexicalNode => {
  switch (node.type) {
    case 'paragraph':
      return $createParagraphNode().append(...$inlineNodes(node.children))
    case 'heading':
      return $createHeadingNode(node.tag).append(...$inlineNodes(node.children))
    case 'quote':
      return $createQuoteNode().append(...$inlineNodes(node.children))
    case 'list':
      return $listNode(node)
    case 'table':
      return $tableNode(node)
    default:
      return $createEmbedNode(node)
  }
}

/** Creates the nodes of blocks; to be called in an update. */
export const $nodesOf = (blocks: readonly Doc.BlockNode[]): LexicalNode[] => blocks.map($blockNode)

/** Replaces the content of the editor by a document; to be called in an update. */
export const $fromDocument = ({ children }: Doc.RichText): void => {
  const nodes = $nodesOf(children)
  $getRoot()
    .clear()
    .append(...(nodes.length > 0 ? nodes : [$createParagraphNode()]))
}
