import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, type NodeKey } from 'lexical'
import { useState } from 'react'
import { $isEmbedNode, type EmbeddedBlock } from '../nodes/EmbedNode.tsx'

/** Returns the block that a dialog changes, as it was when the dialog opened, and the function that replaces it. */
export const useEmbed = <Type extends EmbeddedBlock['type']>(key: NodeKey | undefined, type: Type) => {
  const [editor] = useLexicalComposerContext()
  const [state] = useState(() =>
    editor.read(() => {
      const node = key === undefined ? null : $getNodeByKey(key)
      const block = $isEmbedNode(node) ? node.getBlock() : null
      return {
        block: block?.type === type ? (block as Extract<EmbeddedBlock, { type: Type }>) : null,
        isUndescribed: $isEmbedNode(node) && node.isUndescribed(),
      }
    }),
  )
  const replace = (block: EmbeddedBlock) =>
    editor.update(() => {
      const node = key === undefined ? null : $getNodeByKey(key)
      if ($isEmbedNode(node)) node.setBlock(block)
    })
  return { ...state, replace }
}
