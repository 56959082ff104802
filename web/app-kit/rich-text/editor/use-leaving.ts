import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  BLUR_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_LOW,
  INDENT_CONTENT_COMMAND,
  KEY_DOWN_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
  mergeRegister,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical'
import { useEffect, useRef, useState } from 'react'
import { maxListLevels } from '#core/rich-text/limits.ts'
import { $readToolState } from '../toolbar/tool-state.ts'

/**
 * Lets the Tab key indent in a list and leave the text elsewhere; within tables Lexical moves it between cells. After
 * Escape the next Tab leaves from everywhere. Returns whether it would.
 */
export const useLeaving = (): boolean => {
  const [editor] = useLexicalComposerContext()
  const [isLeaving, setLeaving] = useState(false)
  const leaving = useRef(false)
  useEffect(() => {
    const set = (value: boolean) => {
      leaving.current = value
      setLeaving(value)
      return false
    }
    const indent = (event: KeyboardEvent): boolean => {
      // What returns `true` here keeps the key from the tables; the browser moves the focus.
      if (leaving.current) return true
      const { level, table } = $readToolState()
      if (table !== null || level === 0) return false
      event.preventDefault()
      if (event.shiftKey && level > 1) editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined)
      if (!event.shiftKey && level < maxListLevels.text) editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined)
      return true
    }
    return mergeRegister(
      editor.registerCommand(KEY_TAB_COMMAND, indent, COMMAND_PRIORITY_CRITICAL),
      editor.registerCommand(
        KEY_ESCAPE_COMMAND,
        (event) => {
          event.preventDefault()
          set(true)
          return true
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        ({ key }) => (key === 'Escape' || key === 'Tab' || key === 'Shift' ? false : set(false)),
        COMMAND_PRIORITY_CRITICAL,
      ),
      editor.registerCommand(BLUR_COMMAND, () => set(false), COMMAND_PRIORITY_CRITICAL),
    )
  }, [editor])
  return isLeaving
}
