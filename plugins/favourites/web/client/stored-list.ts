import { isUuid } from '#core/kernel/uuid.ts'
import { maxFavourites } from '../../contract/limits.ts'

/** Favourites as a browser stores them: of a visitor, or a copy of those of the account `owner`; the newest first. */
export interface StoredList {
  readonly owner: string | null
  readonly ids: readonly string[]
}

const storageKey = 'favourites'
const empty: StoredList = { owner: null, ids: [] }

/** Reads a stored text; anything invalid in it is left out. */
export const parseStoredList = (text: string | null): StoredList => {
  try {
    const { owner, ids } = JSON.parse(text ?? 'null') ?? empty
    const valid = [...new Set<string>(ids)].filter((id) => isUuid(id))
    return { owner: typeof owner === 'string' ? owner : null, ids: valid.slice(0, maxFavourites) }
  } catch {
    return empty
  }
}

/** Returns the id of the signed-in user as this browser knows it, without loading the session. */
export const knownUserId = (): string | null => {
  try {
    return JSON.parse(localStorage.getItem('user') ?? '{}').id ?? null
  } catch {
    return null
  }
}

// In a browser without storage the list lasts until the page is left.
let inMemory = empty
const read = () => {
  try {
    return parseStoredList(localStorage.getItem(storageKey))
  } catch {
    return inMemory
  }
}

/** Returns the favourites to show: those of a visitor, or of the signed-in user; never those of another account. */
export const storedList = (): StoredList => {
  const list = read()
  return list.owner === null || list.owner === knownUserId() ? list : empty
}

/** Stores the favourites and tells this page; other tabs learn it from the browser. */
export const storeList = (list: StoredList): void => {
  inMemory = list
  try {
    if (list.ids.length || list.owner) localStorage.setItem(storageKey, JSON.stringify(list))
    else localStorage.removeItem(storageKey)
  } catch {
    /* kept in memory */
  }
  dispatchEvent(new Event('favourites'))
}

/** Removes the favourites of an account that is no longer signed in: the computer may be shared. */
export const forgetOtherAccounts = (): void => {
  const { owner } = read()
  if (owner !== null && owner !== knownUserId()) storeList(empty)
}

/**
 * Calls back after each change of the favourites or of the user, in this tab or another one, also if a page restored
 * from the back/forward cache has missed it.
 */
export const onStoredList = (listener: () => void): void => {
  for (const type of ['favourites', 'user', 'storage', 'pageshow']) addEventListener(type, listener)
}
