import { maxCompared } from '../../contract/limits.ts'
import { onStoredList, storedList, storeList } from './stored-list.ts'

/** Timeout of loading the cards, milliseconds. */
const timeoutMs = 10_000

type State = 'loading' | 'empty' | 'list' | 'failed'
const page = document.querySelector<HTMLElement>('[data-favourites]')!
const listIn = (document: ParentNode) => document.querySelector<HTMLElement>('[data-favourites-list]')!
const setState = (state: State) => {
  page.dataset['favourites'] = state
  page.ariaBusy = String(state === 'loading')
}
const boxes = () => [...page.querySelectorAll<HTMLInputElement>('input[name=p]')]
const shownIds = () => [...listIn(page).querySelectorAll<HTMLElement>('[data-facility]')].map(({ dataset }) => dataset['facility'])

/** Allows choosing as many facilities as a comparison holds, and comparing from two. */
const limitChoice = () => {
  const chosen = boxes().filter(({ checked }) => checked).length
  for (const box of boxes()) box.disabled = !box.checked && chosen >= maxCompared
  const bar = page.querySelector<HTMLElement>('[data-compare]')
  if (!bar) return
  bar.querySelector('button')!.disabled = chosen < 2
  bar.querySelector('[data-chosen]')!.textContent = `${chosen}/${maxCompared}`
}

/** Number of the latest request for cards; answers to earlier ones are dropped. */
let latest = 0

/** What the page needs of the hearts. */
interface Hearts {
  /** Reads the account's favourites, if a user is signed in. */
  readonly startAccount: () => Promise<void>
  /** Adds hearts to new cards. */
  readonly paint: () => void
}

/** Fetches the cards as the server renders them, and keeps the ids that facilities have today. */
const load = async (ids: readonly string[], { paint }: Hearts) => {
  latest++
  const number = latest
  const response = await fetch(`${location.pathname}?ids=${ids.join(',')}`, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`loading the favourites failed with status ${response.status}`)
  const list = listIn(new DOMParser().parseFromString(await response.text(), 'text/html'))
  if (number !== latest) return
  listIn(page).replaceChildren(...document.importNode(list, true).childNodes)
  const { owner } = storedList()
  if (owner === null && list.dataset['ids'] !== ids.join(','))
    storeList({ owner, ids: list.dataset['ids']?.split(',').filter(Boolean) ?? [] })
  setState(shownIds().length || list.dataset['gone'] ? 'list' : 'empty')
  limitChoice()
  paint()
}

const show = async (hearts: Hearts) => {
  const { ids } = storedList()
  const shown = shownIds()
  if (page.dataset['favourites'] === 'list' && ids.every((id) => shown.includes(id))) {
    // Unmarked ones leave; the focus goes to the next heart.
    const cards = [...listIn(page).querySelectorAll<HTMLElement>('[data-facility]')]
    const focused = cards.findIndex((card) => card.contains(document.activeElement))
    for (const card of cards) if (!ids.includes(card.dataset['facility'] ?? '')) card.remove()
    const left = cards.filter((card) => card.isConnected)
    if (focused >= 0 && !cards[focused]?.isConnected)
      (left[Math.min(focused, left.length - 1)]?.querySelector<HTMLElement>('[data-heart]') ?? page).focus()
    if (!ids.length) setState('empty')
    return limitChoice()
  }
  if (!ids.length) return setState('empty')
  setState(shown.length ? 'list' : 'loading')
  await load(ids, hearts).catch(() => setState('failed'))
}

/** Shows the favourites, after those of the account were read; a failure is shown with a button that tries again. */
export const showFavourites = (hearts: Hearts): void => {
  let reading = false
  const start = async () => {
    setState('loading')
    reading = true
    const isRead = await hearts.startAccount().then(
      () => true,
      () => false,
    )
    reading = false
    if (isRead) await show(hearts)
    else setState('failed')
  }
  onStoredList(() => !reading && void show(hearts))
  page.addEventListener('change', limitChoice)
  page.querySelector('[data-retry]')?.addEventListener('click', start)
  void start()
}
