import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns whether scripts run the page: not on the server, and not before the page is hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
