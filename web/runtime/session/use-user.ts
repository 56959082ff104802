import { useSyncExternalStore } from 'react'
import type { SessionUser } from '#core/access/session-user.ts'
import { currentUser, onUser } from './current-user.ts'

/** Returns the signed-in user as this browser knows it; null on the server and until an island is hydrated. */
export const useUser = (): SessionUser | null => useSyncExternalStore(onUser, currentUser, () => null)
