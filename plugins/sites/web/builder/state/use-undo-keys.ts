import { useEffect } from 'react'
import type { SiteDraft } from './use-site-draft.ts'

/** Undoes by Ctrl+Z and redoes by Ctrl+Shift+Z or Ctrl+Y, where no text field does it itself. */
export const useUndoKeys = ({ undo, redo }: Pick<SiteDraft, 'undo' | 'redo'>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isText =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable] *, [contenteditable]')
      if (isText || event.altKey || !(event.ctrlKey || event.metaKey)) return
      const key = event.key.toLowerCase()
      const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
}
