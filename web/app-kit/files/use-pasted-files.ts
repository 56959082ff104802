import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns the ref of an element with `data-upload-zone` that takes pasted files: those pasted in it, and while nothing
 * has the focus, those of the page where it is the only one.
 */
export const usePastedFiles = <E extends HTMLElement>(onFiles: (files: FileList) => void): RefObject<E | null> => {
  const zone = useRef<E>(null)
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event
      if (!clipboardData?.files.length || !(target instanceof Node)) return
      const isOnly = target === document.body && document.querySelectorAll('[data-upload-zone]').length === 1
      if (!isOnly && !zone.current?.contains(target)) return
      event.preventDefault()
      latest.current(clipboardData.files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
  return zone
}
