import type { StoredList } from './stored-list.ts'
import type { HeartText } from './texts.ts'

/** The list and its hearts, for the scripts that are loaded on demand; they get it passed, so that no byte of it is loaded twice. */
export interface Hearts {
  readonly storedList: () => StoredList
  readonly storeList: (list: StoredList) => void
  readonly onStoredList: (listener: () => void) => void
  readonly knownUserId: () => string | null
  /** Reads the account's favourites, if a user is signed in, and removes those of other accounts. Rejects when they could not be read. */
  readonly startAccount: () => Promise<void>
  /** Adds hearts to cards that have none yet, and shows on all hearts and in the navigation bar what is marked. */
  readonly paint: () => void
  readonly heartText: (name: HeartText) => string
}
