import type { InitialConfigType } from '@lexical/react/LexicalComposer'
import { setScrollableTablesActive } from '@lexical/table'
import type { EditorThemeClasses } from 'lexical'
import type { RichText } from '#core/rich-text/document.ts'
import { $fromDocument } from '../convert/from-document.ts'
import { editorNodes } from '../nodes/editor-nodes.ts'

/** Look of the text that is edited. */
export interface EditorLook {
  readonly theme: EditorThemeClasses
  /** Tables stand in elements that scroll. */
  readonly scrollsTables?: boolean
}

/**
 * Returns the configuration of an editor that begins with a document. Errors of Lexical reach the console; the text stays
 * as it was before.
 */
export const editorConfig = ({ theme, scrollsTables = false }: EditorLook, document: RichText): InitialConfigType => ({
  namespace: 'kredka',
  nodes: editorNodes,
  theme,
  editorState: (editor) => {
    // Before the first table is drawn, which would move otherwise.
    setScrollableTablesActive(editor, scrollsTables)
    $fromDocument(document)
  },
  onError: (error) => console.error(error),
})
