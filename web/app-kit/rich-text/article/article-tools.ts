import { tableTools } from '../tables/table-tools.ts'
import type { ToolState } from '../toolbar/tool-state.ts'
import { type Tool, toolsOf } from '../toolbar/tools.ts'

/** Tools that begin something at an empty line, in the order of its menu. */
export const insertTools: readonly Tool[] = toolsOf(
  'picture',
  'h2',
  'h3',
  'bullet',
  'number',
  'check',
  'table',
  'attachment',
  'film',
  'quote',
  'rule',
)

/** Tools that take back what was done last. */
export const historyTools: readonly (readonly Tool[])[] = [toolsOf('undo', 'redo')]

const formats = toolsOf('bold', 'italic', 'underline', 'strike', 'subscript', 'superscript', 'link')
const formatsOfCells = toolsOf('bold', 'italic', 'subscript', 'superscript', 'link', 'bullet', 'number')
const kinds = toolsOf('h2', 'h3', 'h4', 'quote')
const lists = toolsOf('bullet', 'number', 'check')
const levels = toolsOf('outdent', 'indent')

/** Returns the tools for what is selected: those of texts, and within a table those of the table. */
export const selectionTools = ({ table, level }: ToolState): readonly (readonly Tool[])[] =>
  table === null ? [formats, kinds, level > 0 ? [...lists, ...levels] : lists] : [formatsOfCells, tableTools]

/** Returns the tools of the row at the lower edge of a phone, whose keyboard has no shortcuts. */
export const dockedTools = (state: ToolState): readonly (readonly Tool[])[] => [...historyTools, ...selectionTools(state)]
