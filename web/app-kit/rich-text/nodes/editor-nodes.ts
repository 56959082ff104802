import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { EmbedNode } from './EmbedNode.ts'

/** Nodes of the editor, besides those of Lexical itself and of tables. */
export const editorNodes = [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, EmbedNode] as const
