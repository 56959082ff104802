import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $isTableNode } from '@lexical/table'
import { $createParagraphNode, RootNode } from 'lexical'
import { useEffect } from 'react'
import { $isEmbedNode } from '../nodes/EmbedNode.tsx'

/** Keeps a paragraph at the end of the text, so that one can always go on writing below a picture or table. */
export const LastParagraphPlugin = (): null => {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerNodeTransform(RootNode, (root) => {
        const last = root.getLastChild()
        if (!last || $isEmbedNode(last) || $isTableNode(last)) root.append($createParagraphNode())
      }),
    [editor],
  )
  return null
}
