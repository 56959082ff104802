import { callApi } from '#web/runtime/api.ts'
import { favouritesApi } from '../../contract/api.ts'
import type { FavouriteList } from '../../contract/favourite.ts'
import type { Hearts } from './hearts-interface.ts'

/** Time for which the copy of the account's favourites counts as current, milliseconds: what other devices add appears after it. */
const freshMs = 30_000
const readAtKey = 'favourites-read-at'
/** Time that a sentence needs to be read, milliseconds, and where it waits if its page was left before. */
const readMs = 2_000
const unreadKey = 'favourites-unread'

const recall = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
const remember = (key: string, value: string): void => {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    /* forgotten with the page */
  }
}

// Calls run one after another; the answer to the last one is the list.
let running: Promise<unknown> = Promise.resolve()
let waiting = 0

const call = ({ knownUserId, storeList }: Hearts, request: () => Promise<FavouriteList>) => {
  const owner = knownUserId()
  waiting++
  const answer = running.then(request).finally(() => waiting--)
  running = answer.catch(() => undefined)
  return answer.then((list) => {
    // Somebody else may have signed in meanwhile.
    if (owner === null || waiting > 0 || knownUserId() !== owner) return
    storeList({ owner, ids: list.favourites.map(({ id }) => id) })
    remember(readAtKey, String(Date.now()))
  })
}

/** Shows a sentence; the next page does so again if this one is left too soon, as the page of the sign-in is. */
const say = async (text: string): Promise<void> => {
  const shownAt = Date.now()
  addEventListener('pagehide', () => Date.now() - shownAt < readMs && remember(unreadKey, text), { once: true })
  const { toast } = await import('#web/runtime/islands/toast.ts')
  toast({ kind: 'info', text })
}

const merge = async ({ heartText }: Hearts, ids: readonly string[]) => {
  const merged = await callApi(favouritesApi.mergeFavourites, { facility_ids: ids })
  // Also when nothing was added: the page may have been left before the answer to the first call.
  void say(heartText(merged.left_out > 0 ? 'leftOut' : 'merged'))
  return merged
}

/**
 * Merges what this browser has collected without an account into the account, and reads the account's favourites; a
 * failure is repeated with the next page.
 */
export const followAccount = async (hearts: Hearts): Promise<void> => {
  const unread = recall(unreadKey)
  if (unread !== '') {
    remember(unreadKey, '')
    void say(unread)
  }
  const { owner } = hearts.storedList()
  if (owner !== null && Date.now() - Number(recall(readAtKey)) < freshMs && !document.querySelector('[data-favourites]')) return
  await call(hearts, () => {
    // Another tab may have merged the same list meanwhile.
    const { owner, ids } = hearts.storedList()
    return owner === null && ids.length ? merge(hearts, ids) : callApi(favouritesApi.listFavourites)
  })
}

/** Saves a change to the account; a failure is shown, and the list is read again. */
export const saveToAccount = (hearts: Hearts, id: string, isMarked: boolean): Promise<void> =>
  call(hearts, () => callApi(isMarked ? favouritesApi.addFavourite : favouritesApi.removeFavourite, { id })).catch(
    async (error: unknown) => {
      const { owner, ids } = hearts.storedList()
      hearts.storeList({ owner, ids: isMarked ? ids.filter((one) => one !== id) : [id, ...ids] })
      await (await import('#web/runtime/islands/show-api-error.ts')).showApiError(error)
    },
  )
