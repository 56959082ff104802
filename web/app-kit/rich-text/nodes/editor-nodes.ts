import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import type { LexicalNodeConfig } from 'lexical'
import { EmbedNode } from './EmbedNode.tsx'
import { TextHeadingNode } from './TextHeadingNode.ts'

/** Nodes of the editor, besides those of Lexical itself. */
export const editorNodes: readonly LexicalNodeConfig[] = [
  TextHeadingNode,
  { replace: HeadingNode, with: (heading: HeadingNode) => new TextHeadingNode(heading.getTag()), withKlass: TextHeadingNode },
  QuoteNode,
  ListNode,
  ListItemNode,
  LinkNode,
  TableNode,
  TableRowNode,
  TableCellNode,
  EmbedNode,
]
