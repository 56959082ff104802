import type { Hearts } from '../hearts-interface.ts'
import { forgetOtherAccounts, knownUserId, onStoredList, storedList, storeList } from '../stored-list.ts'
import { heartText, navbarHeart } from '../texts.ts'

/** Outline of a heart, as large as an icon of Lucide. */
const shape = 'M12 20.5 4.2 12.7a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.8.8.8-.8a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7z'
/** Cards without a heart. */
const bare = '[data-facility]:not(:has([data-heart]))'

const addHeart = (card: HTMLElement) => {
  const heart = document.createElement('button')
  heart.type = 'button'
  heart.dataset['heart'] = card.dataset['facility']
  heart.ariaLabel = `${heartText('label')}: ${card.querySelector('h2,h3')?.textContent}`
  heart.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${shape}"/></svg>`
  card.append(heart)
}

const paint = () => {
  const { ids } = storedList()
  for (const card of document.querySelectorAll<HTMLElement>(bare)) addHeart(card)
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) {
    const isMarked = ids.includes(heart.dataset['heart'] ?? '')
    heart.ariaPressed = String(isMarked)
    heart.title = heartText(isMarked ? 'remove' : 'add')
  }
  const bar = navbarHeart()
  if (!bar) return
  const count = ids.length ? String(ids.length) : ''
  bar.dataset['marked'] = count
  bar.ariaLabel = [heartText('label'), count].filter(Boolean).join(': ')
}

const startAccount = async (): Promise<void> => {
  forgetOtherAccounts()
  if (knownUserId() !== null) await (await import('../account-list.ts')).followAccount(hearts)
}

/** Access to the hearts for scripts that are loaded on demand. */
export const hearts: Hearts = { storedList, storeList, onStoredList, knownUserId, startAccount, paint, heartText }

/** Time after which cards that a list has loaded get their hearts, milliseconds. */
const paintAfterMs = 100
let timer = 0
new MutationObserver(() => {
  clearTimeout(timer)
  timer = window.setTimeout(() => document.querySelector(bare) && paint(), paintAfterMs)
}).observe(document.body, { childList: true, subtree: true })

let userId = knownUserId()
onStoredList(() => {
  paint()
  if (userId === knownUserId()) return
  userId = knownUserId()
  startAccount().catch(() => undefined)
})
paint()
if (document.querySelector('[data-favourites]')) import('../favourites-page.ts').then(({ showFavourites }) => showFavourites(hearts))
else startAccount().catch(() => undefined)
