import { $getSelection, $isNodeSelection, type LexicalEditor, type NodeKey, type NodeSelection } from 'lexical'
import { useEffect, useState } from 'react'
import { $isEmbedNode, type EmbedNode } from './EmbedNode.ts'

/** Returns what is read of the blocks that are selected as a whole, `none` while there are none. */
const useNodeSelection = <Value>(editor: LexicalEditor, none: Value, read: (selection: NodeSelection) => Value): Value => {
  const [value, set] = useState(none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendering makes another `read`, which does the same
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        set(
          editorState.read(() => {
            const selection = $getSelection()
            return $isNodeSelection(selection) ? read(selection) : none
          }),
        ),
      ),
    [editor],
  )
  return value
}

/** Returns whether a block is selected as a whole. */
export const useIsSelected = (editor: LexicalEditor, key: NodeKey): boolean =>
  useNodeSelection(editor, false, (selection) => selection.has(key))

/** Returns the block that is selected as a whole, by itself. */
export const useSelectedEmbed = (editor: LexicalEditor): EmbedNode | null =>
  useNodeSelection<EmbedNode | null>(editor, null, (selection) => {
    const [node, ...others] = selection.getNodes()
    return others.length === 0 && $isEmbedNode(node) ? node : null
  })
