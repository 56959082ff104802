import type { NodeKey } from 'lexical'
import { type ComponentType, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useEditorParts } from '../editor/editor-context.ts'
import type { EmbedNode } from './EmbedNode.ts'

/** Shows the blocks that are no text at their places in the editor. */
export const Embeds = ({ View }: { readonly View: ComponentType<{ readonly of: EmbedNode }> }) => {
  const { editor } = useEditorParts()
  const [nodes, setNodes] = useState<Readonly<Record<NodeKey, EmbedNode>>>(() => editor.getDecorators<EmbedNode>())
  // At once, so that the text does not jump.
  useEffect(() => editor.registerDecoratorListener<EmbedNode>((next) => flushSync(() => setNodes(next))), [editor])
  // Nodes from before the listener.
  useEffect(() => setNodes(editor.getDecorators<EmbedNode>()), [editor])
  return Object.entries(nodes).map(([key, node]) => {
    const element = editor.getElementByKey(key)
    return element && createPortal(<View key={key} of={node} />, element, key)
  })
}
