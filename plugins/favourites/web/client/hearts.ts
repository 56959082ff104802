import css from '../parts/heart.module.css'
import { maxFavourites } from '../../contract/limits.ts'
import { forgetOtherAccounts, knownUserId, onStoredList, storedList, storeList } from './stored-list.ts'
import { heartText, navbarHeart } from './texts.ts'

/** Outline of a heart, as large as an icon of Lucide. */
const shape = 'M12 20.5 4.2 12.7a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.8.8.8-.8a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7z'
const nameOf = (card: Element) => card.querySelector('h1,h2,h3,a')?.textContent ?? ''

const addHeart = (card: HTMLElement) => {
  const heart = document.createElement('button')
  heart.type = 'button'
  heart.className = `${css['heart']} ${css['onCard']}`
  heart.dataset['heart'] = card.dataset['facility']
  heart.ariaLabel = `${heartText('label')}: ${nameOf(card)}`
  heart.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${shape}"/></svg>`
  card.append(heart)
}

/** Adds hearts to cards that have none yet, and shows on all hearts and in the navigation bar what is marked. */
const paint = () => {
  const { ids } = storedList()
  for (const card of document.querySelectorAll<HTMLElement>('[data-facility]:not(:has([data-heart]))')) addHeart(card)
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) {
    const isMarked = ids.includes(heart.dataset['heart'] ?? '')
    heart.ariaPressed = String(isMarked)
    heart.title = heartText(isMarked ? 'remove' : 'add')
  }
  const bar = navbarHeart()
  if (!bar) return
  bar.dataset['count'] = ids.length ? String(ids.length) : ''
  bar.ariaLabel = ids.length ? `${heartText('label')}: ${ids.length}` : heartText('label')
}

/** Changes the favourites of the browser, and those of the account if a user is signed in. */
const change = async (id: string, isMarked: boolean) => {
  const { owner, ids } = storedList()
  const others = ids.filter((one) => one !== id)
  storeList({ owner, ids: isMarked ? [id, ...others] : others })
  if (knownUserId() !== null) await (await import('./account-list.ts')).saveToAccount(id, isMarked)
}

const say = async (text: string, undo?: () => void) => {
  const { toast } = await import('#web/runtime/islands/toast.ts')
  toast({ kind: 'info', text, ...(undo && { action: { label: heartText('undo'), onClick: undo } }) })
}

/** Marks or unmarks the facility of a heart; unmarking can be undone from a toast. */
export const toggleHeart = (heart: HTMLElement): void => {
  const id = heart.dataset['heart'] ?? ''
  const { ids } = storedList()
  if (ids.includes(id)) {
    void change(id, false)
    void say(`${heartText('removed')}: ${heart.ariaLabel?.replace(/^.*?: /, '')}`, () => change(id, true))
  } else if (ids.length >= maxFavourites) void say(heartText('full'))
  else void change(id, true)
}

/** Reads the account's favourites, if a user is signed in, and removes those of other accounts. Rejects when they could not be read. */
export const startAccount = async (): Promise<void> => {
  forgetOtherAccounts()
  if (knownUserId() !== null) await (await import('./account-list.ts')).followAccount()
}
const startAccountQuietly = () => void startAccount().catch(() => undefined)

/** Time after which cards that a list has loaded get their hearts, milliseconds. */
const paintAfterMs = 100
let timer = 0
new MutationObserver(() => {
  clearTimeout(timer)
  timer = window.setTimeout(() => document.querySelector('[data-facility]:not(:has([data-heart]))') && paint(), paintAfterMs)
}).observe(document.body, { childList: true, subtree: true })

onStoredList(paint)
addEventListener('user', startAccountQuietly)
addEventListener('storage', ({ key }) => key === 'user' && startAccountQuietly())
paint()
if (document.querySelector('[data-favourites]'))
  void import('./favourites-page.ts').then(({ showFavourites }) => showFavourites({ startAccount, paint }))
else startAccountQuietly()
