import { useStore } from 'jotai'
import { useEffect } from 'react'
import { badgesAtom, type Store, userAtom } from '../state.ts'

/** Follows user and badge counters of the browser's session; returns the function that stops. */
const followSession = async (store: Store) => {
  // Loaded here because both modules need the document.
  const [{ onUser }, { currentOverview, onOverview }] = await Promise.all([
    import('#web/runtime/session/current-user.ts'),
    import('#web/runtime/session/overview.ts'),
  ])
  const stopUser = onUser((user) => store.set(userAtom, user))
  const stopOverview = onOverview(() => {
    // Empty until the main channel has answered; the counters that came with the page stay meanwhile.
    if (Object.keys(currentOverview()).length > 0) store.set(badgesAtom, currentOverview())
  })
  return () => {
    stopUser()
    stopOverview()
  }
}

/** Keeps the atoms of user and badge counters up to date while the page is open. */
export const useSessionState = (): void => {
  const store = useStore()
  useEffect(() => {
    const following = followSession(store)
    return () => void following.then((stop) => stop())
  }, [store])
}
