import type { NodeKey } from 'lexical'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useEditorParts } from '../editor/editor-context.ts'
import type { EmbedNode } from './EmbedNode.ts'
import { EmbedView } from './EmbedView.tsx'

/** Shows the blocks that are no text at their places in the editor. */
export const Embeds = () => {
  const { editor } = useEditorParts()
  const [nodes, setNodes] = useState<Readonly<Record<NodeKey, EmbedNode>>>(() => editor.getDecorators<EmbedNode>())
  // At once, so that the text does not jump.
  useEffect(() => editor.registerDecoratorListener<EmbedNode>((next) => flushSync(() => setNodes(next))), [editor])
  // Nodes from before the listener.
  useEffect(() => setNodes(editor.getDecorators<EmbedNode>()), [editor])
  return Object.entries(nodes).map(([key, node]) => {
    const element = editor.getElementByKey(key)
    return element && createPortal(<EmbedView key={key} of={node} />, element, key)
  })
}
