import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getSelection, $isRangeSelection, type EditorState } from 'lexical'
import { useEffect, useState } from 'react'

const isTextSelected = (state: EditorState): boolean =>
  state.read(() => {
    const selection = $getSelection()
    return $isRangeSelection(selection) && !selection.isCollapsed() && selection.getTextContent().trim() !== ''
  })

/** Returns whether a part of the text is selected; not while it is being selected by a mouse. */
export const useSelectedText = (): boolean => {
  const [editor] = useLexicalComposerContext()
  const [isSelected, setSelected] = useState(false)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => editor.registerUpdateListener(({ editorState }) => setSelected(isTextSelected(editorState))), [editor])
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const press = ({ target }: Event) => setPressed(editor.getRootElement()?.contains(target as Node) ?? false)
    document.addEventListener('pointerdown', press, { signal })
    for (const end of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(end, () => setPressed(false), { signal })
    return () => listening.abort()
  }, [editor])
  return isSelected && !isPressed
}
