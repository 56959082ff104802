import type { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import type { LexicalNode } from 'lexical'
import type { RichText } from '#core/rich-text/document.ts'

type Node = LexicalNode | null | undefined

// By their types, because the classes arrive with the first table.
export const $isTable = (node: Node): node is TableNode => node?.getType() === 'table'
export const $isTableRow = (node: Node): node is TableRowNode => node?.getType() === 'tablerow'
export const $isTableCell = (node: Node): node is TableCellNode => node?.getType() === 'tablecell'

/** Tells if a text has a table. */
export const hasTable = ({ children }: Pick<RichText, 'children'>): boolean => children.some(({ type }) => type === 'table')
