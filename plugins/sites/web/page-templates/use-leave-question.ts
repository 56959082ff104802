import { useEffect } from 'react'

/** Lets the browser ask before a page is left whose changes are not saved. */
export const useLeaveQuestion = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
