import type { ToastOptions } from '#web/runtime/islands/show-toast.ts'
import { maxFavourites } from '../../contract/limits.ts'
import type { Hearts } from './hearts-interface.ts'

/** Changes the favourites of the browser, and those of the account if a user is signed in. */
const change = async (hearts: Hearts, id: string, isMarked: boolean) => {
  const { owner, ids } = hearts.storedList()
  const others = ids.filter((one) => one !== id)
  hearts.storeList({ owner, ids: isMarked ? [id, ...others] : others })
  if (hearts.knownUserId() !== null) await (await import('./account-list.ts')).saveToAccount(hearts, id, isMarked)
}

const say = async (text: string, action?: ToastOptions['action']) =>
  (await import('#web/runtime/islands/toast.ts')).toast({ kind: 'info', text, ...(action && { action }) })

/** Marks or unmarks the facility of a heart; unmarking can be undone from a toast. */
export const toggleHeart = (hearts: Hearts, heart: HTMLElement): void => {
  const id = heart.dataset['heart'] ?? ''
  const { ids } = hearts.storedList()
  if (ids.includes(id)) {
    void change(hearts, id, false)
    const name = heart.ariaLabel?.replace(/^.*?: /, '')
    void say(`${hearts.heartText('removed')}: ${name}`, { label: hearts.heartText('undo'), onClick: () => void change(hearts, id, true) })
  } else if (ids.length >= maxFavourites) void say(hearts.heartText('full'))
  else void change(hearts, id, true)
}
