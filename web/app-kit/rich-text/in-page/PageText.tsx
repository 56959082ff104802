import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createNodeSelection, $createRangeSelectionFromDom, $getNearestNodeFromDOMNode, $getRoot, $setSelection } from 'lexical'
import { useEffect, useLayoutEffect } from 'react'
import { embedAt, makeEditable, type Point, placeCaretAt } from './editable.ts'

interface PageTextProps {
  readonly root: HTMLElement
  readonly label: string
  readonly point: Point | null
}

/** Makes an element that is already on the page the edited one, as `ContentEditable` does with its own; puts the caret into it. */
export const PageText = ({ root, label, point }: PageTextProps): null => {
  const [editor] = useLexicalComposerContext()
  // Before the behaviour of tables is added, which expects their elements.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each element
  useLayoutEffect(() => {
    const end = makeEditable(root, label)
    editor.setRootElement(root)
    // Lexical breaks words anywhere; the page says itself where.
    root.style.removeProperty('word-break')
    return () => end(() => editor.setRootElement(null))
  }, [editor, root])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each element
  useEffect(() => {
    root.focus({ preventScroll: true })
    const pressed = point && embedAt(root, point)
    const isPlaced = point !== null && !pressed && placeCaretAt(root, point)
    editor.update(() => {
      const embed = pressed && $getNearestNodeFromDOMNode(pressed)
      if (embed) {
        const selection = $createNodeSelection()
        selection.add(embed.getKey())
        return $setSelection(selection)
      }
      const placed = isPlaced ? $createRangeSelectionFromDom(root.ownerDocument.getSelection(), editor) : null
      if (placed) $setSelection(placed)
      else $getRoot().selectEnd()
    })
  }, [editor, root])
  return null
}
