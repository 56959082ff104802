import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useMemo } from 'react'
import { useEditorTools } from '../editor/editor-tools.ts'
import { fileTools, type Tool, type ToolContext } from './tools.ts'

/** Returns the functions that the tools of the editor around call. */
export const useToolContext = (): ToolContext => {
  const [editor] = useLexicalComposerContext()
  const { openDialog, chooseFile } = useEditorTools()
  return useMemo(() => ({ editor, openDialog, chooseFile }), [editor, openDialog, chooseFile])
}

/** Returns groups of tools without those that the editor cannot do. */
export const useAvailable = (groups: readonly (readonly Tool[])[]): readonly (readonly Tool[])[] => {
  const { tools } = useEditorTools()
  return groups
    .map((group) => group.filter(({ id }) => tools.upload !== undefined || !fileTools.includes(id)))
    .filter(({ length }) => length > 0)
}
