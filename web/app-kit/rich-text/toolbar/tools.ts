import {
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
  REDO_COMMAND,
  type TextFormatType,
  UNDO_COMMAND,
} from 'lexical'
import {
  Bold,
  Clapperboard,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Minus,
  Paperclip,
  Pilcrow,
  Redo2,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react'
import type { PartOf } from '#core/kernel/message-key.ts'
import { textFormats } from '#core/rich-text/formats.ts'
import { maxListLevels } from '#core/rich-text/limits.ts'
import type { OpenDialog } from '../dialogs/dialog.ts'
import { $insertBlocks } from '../editor/insert-block.ts'
import { $createEmbedNode } from '../nodes/EmbedNode.tsx'
import { setBlock } from './set-block.ts'
import type { BlockKind, ToolState } from './tool-state.ts'
import type { ShownToolState } from './use-tool-state.ts'

/** Functions that a tool calls. */
export interface ToolContext {
  readonly editor: LexicalEditor
  readonly openDialog: (dialog: OpenDialog) => void
  readonly chooseFile: (use: 'image' | 'attachment') => void
}

/** Button of the toolbar. */
export interface Tool {
  readonly id: PartOf<'rich-text.tool'>
  readonly icon: LucideIcon
  /** Shortcut as `aria-keyshortcuts` writes it: `Control+B`. */
  readonly keys?: string
  /** Code of the key of a shortcut that the editor does not have by itself, with its modifiers. */
  readonly code?: { readonly key: string; readonly alt?: boolean; readonly shift?: boolean }
  readonly run: (context: ToolContext) => void
  /** Absent for a tool that is not switched on and off. */
  readonly isPressed?: (state: ToolState) => boolean
  readonly isOff?: (state: ShownToolState) => boolean
}

const block = (id: BlockKind & Tool['id'], icon: LucideIcon, rest: Partial<Tool> = {}): Tool => ({
  id,
  icon,
  run: ({ editor }) => setBlock(editor, id),
  isPressed: (state) => state.block === id,
  ...rest,
})
const noCell = { isOff: ({ table }: ToolState) => table !== null }

const format = (id: keyof typeof textFormats, icon: LucideIcon, type: TextFormatType, rest: Partial<Tool>): Tool => ({
  id,
  icon,
  run: ({ editor }) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, type),
  isPressed: (state) => (state.format & textFormats[id]) !== 0,
  ...rest,
})

/** Tools in groups, in the order of the toolbar. Shortcuts of digits and brackets are those of Google Docs. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      id: 'undo',
      icon: Undo2,
      keys: 'Control+Z',
      run: ({ editor }) => editor.dispatchCommand(UNDO_COMMAND, undefined),
      isOff: ({ canUndo }) => !canUndo,
    },
    {
      id: 'redo',
      icon: Redo2,
      keys: 'Control+Y',
      run: ({ editor }) => editor.dispatchCommand(REDO_COMMAND, undefined),
      isOff: ({ canRedo }) => !canRedo,
    },
  ],
  [
    block('paragraph', Pilcrow, { keys: 'Control+Alt+0', code: { key: 'Digit0', alt: true } }),
    block('h2', Heading2, { keys: 'Control+Alt+2', code: { key: 'Digit2', alt: true }, ...noCell }),
    block('h3', Heading3, { keys: 'Control+Alt+3', code: { key: 'Digit3', alt: true }, ...noCell }),
    block('h4', Heading4, { keys: 'Control+Alt+4', code: { key: 'Digit4', alt: true }, ...noCell }),
    block('quote', TextQuote, noCell),
  ],
  [
    format('bold', Bold, 'bold', { keys: 'Control+B' }),
    format('italic', Italic, 'italic', { keys: 'Control+I' }),
    format('underline', Underline, 'underline', { keys: 'Control+U' }),
    format('strike', Strikethrough, 'strikethrough', { keys: 'Control+Shift+X', code: { key: 'KeyX', shift: true } }),
    format('subscript', Subscript, 'subscript', { keys: 'Control+,', code: { key: 'Comma' } }),
    format('superscript', Superscript, 'superscript', { keys: 'Control+.', code: { key: 'Period' } }),
    {
      id: 'link',
      icon: Link,
      keys: 'Control+K',
      code: { key: 'KeyK' },
      run: ({ openDialog }) => openDialog({ kind: 'link' }),
      isPressed: ({ link }) => link !== null,
    },
  ],
  [
    block('bullet', List, { keys: 'Control+Shift+8', code: { key: 'Digit8', shift: true } }),
    block('number', ListOrdered, { keys: 'Control+Shift+7', code: { key: 'Digit7', shift: true } }),
    block('check', ListChecks, { keys: 'Control+Shift+9', code: { key: 'Digit9', shift: true } }),
    {
      id: 'outdent',
      icon: IndentDecrease,
      keys: 'Control+[',
      code: { key: 'BracketLeft' },
      run: ({ editor }) => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined),
      isOff: ({ level }) => level === 0,
    },
    {
      id: 'indent',
      icon: IndentIncrease,
      keys: 'Control+]',
      code: { key: 'BracketRight' },
      run: ({ editor }) => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined),
      isOff: ({ level, table }) => level === 0 || level >= (table ? maxListLevels.cell : maxListLevels.text),
    },
  ],
  [
    { id: 'picture', icon: ImagePlus, run: ({ chooseFile }) => chooseFile('image') },
    { id: 'attachment', icon: Paperclip, run: ({ chooseFile }) => chooseFile('attachment') },
    { id: 'film', icon: Clapperboard, run: ({ openDialog }) => openDialog({ kind: 'film' }) },
    { id: 'table', icon: Table, run: ({ openDialog }) => openDialog({ kind: 'table' }), ...noCell },
    {
      id: 'rule',
      icon: Minus,
      run: ({ editor }) => editor.update(() => $insertBlocks([$createEmbedNode({ type: 'horizontalrule' })])),
    },
  ],
]

/** Returns the tools of these ids, in their order. */
export const toolsOf = (...ids: readonly Tool['id'][]): readonly Tool[] =>
  ids.flatMap((id) => toolGroups.flat().filter((tool) => tool.id === id))

/** Tools that take files. */
export const fileTools: readonly Tool['id'][] = ['picture', 'attachment']
