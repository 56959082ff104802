import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { BLUR_COMMAND, COMMAND_PRIORITY_CRITICAL, FOCUS_COMMAND, mergeRegister } from 'lexical'
import { useEffect, useState } from 'react'

/** Returns whether the text has the focus. */
export const useEditorFocus = (): boolean => {
  const [editor] = useLexicalComposerContext()
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    const keep = (value: boolean) => () => {
      setFocus(value)
      return false
    }
    setFocus(document.activeElement === editor.getRootElement())
    return mergeRegister(
      editor.registerCommand(FOCUS_COMMAND, keep(true), COMMAND_PRIORITY_CRITICAL),
      editor.registerCommand(BLUR_COMMAND, keep(false), COMMAND_PRIORITY_CRITICAL),
    )
  }, [editor])
  return hasFocus
}
