import { useSyncExternalStore } from 'react'
import type { SessionUser } from '#core/access/session-user.ts'
import { knownUser, onUser } from './who.ts'

/** Who has signed in, as far as this browser knows; nobody on the server and until an island has woken. */
export const useUser = (): SessionUser | null => useSyncExternalStore(onUser, knownUser, () => null)
