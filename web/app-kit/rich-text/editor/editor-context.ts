import type { LexicalEditor } from 'lexical'
import { createContext, useContext } from 'react'
import type { OpenDialog } from '../dialogs/dialog.ts'
import type { RichTextTools } from '../rich-text-tools.ts'
import type { Uploads } from './use-uploads.ts'

/** Data and functions that the parts of an editor share. */
export interface EditorParts {
  readonly editor: LexicalEditor
  /** Loads what tables need, before the first one is inserted; rejects without a connection. */
  readonly enableTables: () => Promise<void>
  readonly tools: RichTextTools
  readonly uploads: Uploads
  readonly openDialog: (dialog: OpenDialog) => void
  /** Shows sentences below the editor, such as what could not be pasted. */
  readonly notify: (notices: readonly string[]) => void
}

export const EditorContext = createContext<EditorParts | null>(null)

/** Returns what the parts of an editor share; throws outside of one. */
export const useEditorParts = (): EditorParts => {
  const parts = useContext(EditorContext)
  if (!parts) throw new Error('not within an editor')
  return parts
}
