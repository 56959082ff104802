import { INSERT_CHECK_LIST_COMMAND, INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import { $createParagraphNode, $getSelection, type LexicalEditor } from 'lexical'
import { $currentCell, $readToolState, type BlockKind } from './tool-state.ts'

const listCommands = {
  bullet: INSERT_UNORDERED_LIST_COMMAND,
  number: INSERT_ORDERED_LIST_COMMAND,
  check: INSERT_CHECK_LIST_COMMAND,
} as const

const isList = (kind: BlockKind): kind is keyof typeof listCommands => kind in listCommands

/**
 * Turns the selected blocks into a kind, or back into paragraphs when they are of it already. Cells of tables have
 * paragraphs and lists only.
 */
export const setBlock = (editor: LexicalEditor, wanted: BlockKind): void => {
  const { block, isInCell } = editor.read(() => ({ block: $readToolState().block, isInCell: $currentCell() !== null }))
  const kind = block === wanted ? 'paragraph' : wanted
  if (isList(kind)) {
    editor.dispatchCommand(listCommands[kind], undefined)
    return
  }
  if (isInCell && kind !== 'paragraph') return
  if (block && isList(block)) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
  editor.update(() =>
    $setBlocksType($getSelection(), () =>
      kind === 'paragraph' ? $createParagraphNode() : kind === 'quote' ? $createQuoteNode() : $createHeadingNode(kind as 'h2'),
    ),
  )
}
