import { importPage } from '#web/runtime/islands/import-page.ts'
import { maxCompared } from '../../contract/limits.ts'
import type { Hearts } from './hearts-interface.ts'

/** Timeout of loading the cards, milliseconds. */
const timeoutMs = 10_000

type State = 'loading' | 'empty' | 'list' | 'failed'
const page = document.querySelector<HTMLElement>('[data-favourites]')!
const listIn = (document: ParentNode) => document.querySelector<HTMLElement>('[data-favourites-list]')!
const setState = (state: State) => {
  page.dataset['favourites'] = state
}
const all = <Found extends HTMLElement>(selector: string) => [...page.querySelectorAll<Found>(selector)]
const cardsShown = () => all('[data-facility]')
const idOf = ({ dataset }: HTMLElement) => dataset['facility'] ?? ''

/** Allows choosing as many facilities as a comparison holds, and comparing from two. */
const limitChoice = () => {
  const boxes = all<HTMLInputElement>('input[name=p]')
  const chosen = boxes.filter(({ checked }) => checked).length
  for (const box of boxes) box.disabled = !box.checked && chosen >= maxCompared
  for (const button of all<HTMLButtonElement>('[data-compare] button')) button.disabled = chosen < 2
  for (const count of all('[data-chosen]')) count.textContent = `${chosen}/${maxCompared}`
}

/** Number of the latest request for cards; answers to earlier ones are dropped. */
let latest = 0

/** Fetches the cards as the server renders them, and keeps the ids that facilities have today. */
const load = async (ids: readonly string[], { storedList, storeList, paint }: Hearts) => {
  latest++
  const number = latest
  const response = await fetch(`${location.pathname}?ids=${ids.join(',')}`, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw response
  const list = listIn(importPage(await response.text()))
  if (number !== latest) return
  listIn(page).replaceChildren(...document.importNode(list, true).childNodes)
  const { owner } = storedList()
  if (owner === null && list.dataset['ids'] !== ids.join(','))
    storeList({ owner, ids: list.dataset['ids']?.split(',').filter(Boolean) ?? [] })
  setState(cardsShown().length || list.dataset['gone'] ? 'list' : 'empty')
  limitChoice()
  paint()
}

/** Removes the cards of unmarked facilities; the focus goes to the next heart. */
const removeUnmarked = (ids: readonly string[]) => {
  const cards = cardsShown()
  const left = cards.filter((card) => ids.includes(idOf(card)))
  const removed = cards.filter((card) => !left.includes(card))
  const focused = cards.findIndex((card) => removed.includes(card) && card.contains(document.activeElement))
  for (const card of removed) card.remove()
  if (focused >= 0) (left[Math.min(focused, left.length - 1)]?.querySelector<HTMLElement>('[data-heart]') ?? page).focus()
}

const show = async (hearts: Hearts) => {
  const { ids } = hearts.storedList()
  const shown = cardsShown().map(idOf)
  const isNew = ids.some((id) => !shown.includes(id))
  if (!isNew) {
    removeUnmarked(ids)
    setState(ids.length ? 'list' : 'empty')
    return limitChoice()
  }
  if (!shown.length) setState('loading')
  await load(ids, hearts).catch(() => setState('failed'))
}

/** Shows the favourites after those of the account were read, and whenever they change. */
export const showFavourites = async (hearts: Hearts): Promise<void> => {
  page.addEventListener('change', limitChoice)
  try {
    await hearts.startAccount()
  } catch {
    return setState('failed')
  }
  hearts.onStoredList(() => show(hearts))
  await show(hearts)
}
