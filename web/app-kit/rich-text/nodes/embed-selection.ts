import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection'
import { type LexicalSubscription, useLexicalSubscription } from '@lexical/react/useLexicalSubscription'
import { $getSelection, $isNodeSelection, type LexicalEditor, type NodeKey } from 'lexical'
import { $isEmbedNode, type EmbedNode } from './EmbedNode.tsx'

/** Returns whether a block is selected, and the function that selects it alone, as a whole. */
export const useEmbedSelection = (key: NodeKey): readonly [isSelected: boolean, select: () => void] => {
  const [isSelected, setSelected, clearSelection] = useLexicalNodeSelection(key)
  const select = () => {
    clearSelection()
    setSelected(true)
  }
  return [isSelected, select]
}

const $selectedEmbed = (): EmbedNode | null => {
  const selection = $getSelection()
  const [node, ...others] = $isNodeSelection(selection) ? selection.getNodes() : []
  return others.length === 0 && $isEmbedNode(node) ? node : null
}

const subscribeToSelection = (editor: LexicalEditor): LexicalSubscription<EmbedNode | null> => ({
  initialValueFn: () => editor.read($selectedEmbed),
  subscribe: (onChange) => editor.registerUpdateListener(({ editorState }) => onChange(editorState.read($selectedEmbed))),
})

/** Returns the block that is selected as a whole, by itself. */
export const useSelectedEmbed = (): EmbedNode | null => useLexicalSubscription(subscribeToSelection)
