import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_HIGH, KEY_ESCAPE_COMMAND } from 'lexical'
import { type RefObject, useEffect, useRef } from 'react'

interface LeavingProps {
  readonly root: HTMLElement
  /** Toolbar of the text, outside of its page. */
  readonly bar: RefObject<HTMLElement | null>
  readonly onLeave: (isDone: boolean) => void
}

/** Calls back when the text is left: by Escape, by a press elsewhere, and when the focus goes elsewhere. */
export const LeavingPlugin = ({ root, bar, onLeave }: LeavingProps): null => {
  const [editor] = useLexicalComposerContext()
  const latest = useRef(onLeave)
  latest.current = onLeave
  useEffect(() => {
    const listening = new AbortController()
    const page = root.ownerDocument
    const frame = page.defaultView?.frameElement
    const leave = ({ target }: Event) => {
      const element = target as Element | null
      const isWithin = element === frame || root.contains(element) || bar.current?.contains(element) || element?.closest?.('dialog')
      if (!isWithin) latest.current(false)
    }
    for (const one of new Set([page, document]))
      for (const event of ['pointerdown', 'focusin']) one.addEventListener(event, leave, { signal: listening.signal, capture: true })
    const unregister = editor.registerCommand(
      KEY_ESCAPE_COMMAND,
      (event) => {
        event.preventDefault()
        latest.current(true)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    )
    return () => {
      listening.abort()
      unregister()
    }
  }, [editor, root, bar])
  return null
}
