import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useEffect } from 'react'
import { $placeCaret } from './caret.ts'

interface FieldFocusProps {
  readonly labelId: string
  /** Position of the caret in the plain text field, after which the editor gets the focus; `null`: nobody was typing. */
  readonly caret: number | null
}

/** Takes the focus over from the plain text field, and gets it when the label is pressed. */
export const FieldFocusPlugin = ({ labelId, caret }: FieldFocusProps): null => {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const label = document.getElementById(labelId)
    const focus = () => editor.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [editor, labelId])
  useEffect(() => {
    if (caret === null) return
    editor.getRootElement()?.focus({ preventScroll: true })
    editor.update(() => $placeCaret(caret))
  }, [editor, caret])
  return null
}
