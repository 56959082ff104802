import {
  $createTableCellNode,
  $createTableNode,
  $createTableNodeWithDimensions,
  $createTableRowNode,
  registerTablePlugin,
  registerTableSelectionObserver,
  setScrollableTablesActive,
  TableCellHeaderStates,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '@lexical/table'
import { createEditor, type LexicalEditor, mergeRegister } from 'lexical'

export { tableTools } from './table-tools.ts'
export { $createTableCellNode, $createTableNode, $createTableNodeWithDimensions, $createTableRowNode, TableCellHeaderStates }

/** Tells if an editor knows tables. */
export const knowsTables = (editor: LexicalEditor): boolean => editor.hasNodes([TableNode])

/**
 * Adds the nodes of tables to an editor, which Lexical has for editors that are made with them alone: another editor describes them.
 * `areScrolled`: tables stand in elements that scroll.
 */
export const addTableNodes = (editor: LexicalEditor, areScrolled = false): void => {
  for (const [type, node] of createEditor({ nodes: [TableNode, TableRowNode, TableCellNode] })._nodes)
    if (!editor._nodes.has(type)) editor._nodes.set(type, node)
  if (areScrolled) setScrollableTablesActive(editor, true)
}

/** Adds the behaviour of tables; returns the function that removes it. */
export const registerTables = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    registerTablePlugin(editor),
    // Tab leaves the editor from a table as well: arrow keys move between cells.
    registerTableSelectionObserver(editor, false),
  )
