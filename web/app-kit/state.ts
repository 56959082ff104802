import { atom, type createStore } from 'jotai'
import type { SessionUser } from '#core/access/session-user.ts'
import type { Overview } from '#web/runtime/session/overview-counts.ts'

export { atom, useAtomValue, useSetAtom } from 'jotai'

/** Store of the client state: one for each browser tab, and one for each request on the server. */
export type Store = ReturnType<typeof createStore>

/** Current user; `null` after signing out. */
export const userAtom = atom<SessionUser | null>(null)

/** Id of the facility that the page is about, from its address; `null` outside a facility's area. */
export const facilityIdAtom = atom<string | null>(null)

/** Badge counters of all plugins: those that came with the page, then those that the main channel pushes. */
export const badgesAtom = atom<Overview>({})
