import { createContext, useContext } from 'react'
import type { OpenDialog } from '../dialogs/dialog.ts'
import type { RichTextTools } from '../rich-text-tools.ts'
import type { FileUse, Uploads } from './use-uploads.ts'

/** Data and functions that the parts of an editor share, besides Lexical's editor itself. */
export interface EditorTools {
  readonly tools: RichTextTools
  readonly uploads: Uploads
  readonly openDialog: (dialog: OpenDialog) => void
  /** Lets the writer choose files for the text. */
  readonly chooseFile: (use: FileUse) => void
  /** The next Tab key leaves the text, wherever the caret is. */
  readonly isLeaving: boolean
  /** Shows sentences below the editor, such as what could not be pasted. */
  readonly notify: (notices: readonly string[]) => void
}

export const EditorToolsContext = createContext<EditorTools | null>(null)

/** Returns what the parts of an editor share; throws outside of one. */
export const useEditorTools = (): EditorTools => {
  const tools = useContext(EditorToolsContext)
  if (!tools) throw new Error('not within an editor')
  return tools
}
