import { useEffect, useRef } from 'react'
import type { SiteDraft } from './use-site-draft.ts'

/** Saves what is unsaved before a link of the page is followed. Where it cannot be saved the browser asks whether to leave. */
export const useSaveBeforeLeaving = ({ state, save }: SiteDraft): void => {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (state === 'saved' && wanted.current !== null) location.assign(wanted.current)
    if (state !== 'pending') {
      wanted.current = null
      return
    }
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
      if (!link || link.target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      wanted.current = link.href
      void save()
    }
    addEventListener('click', follow, true)
    return () => removeEventListener('click', follow, true)
  })
}
