import { $getSelection, $isNodeSelection, type LexicalEditor, type NodeKey } from 'lexical'
import { useEffect, useState } from 'react'

/** Returns whether a block is selected as a whole. */
export const useIsSelected = (editor: LexicalEditor, key: NodeKey): boolean => {
  const [isSelected, set] = useState(false)
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        set(
          editorState.read(() => {
            const selection = $getSelection()
            return $isNodeSelection(selection) && selection.has(key)
          }),
        ),
      ),
    [editor, key],
  )
  return isSelected
}
