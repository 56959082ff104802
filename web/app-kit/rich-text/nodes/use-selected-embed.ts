import { $getSelection, $isNodeSelection, type LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import { $isEmbedNode, type EmbedNode } from './EmbedNode.ts'

/** Returns the block that is selected as a whole, by itself. */
export const useSelectedEmbed = (editor: LexicalEditor): EmbedNode | null => {
  const [selected, set] = useState<EmbedNode | null>(null)
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        set(
          editorState.read(() => {
            const selection = $getSelection()
            const [node, ...others] = $isNodeSelection(selection) ? selection.getNodes() : []
            return others.length === 0 && $isEmbedNode(node) ? node : null
          }),
        ),
      ),
    [editor],
  )
  return selected
}
