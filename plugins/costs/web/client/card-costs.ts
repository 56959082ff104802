import { wholeMoney } from '#core/kernel/formats.ts'
import { languages, tagOf } from '#core/kernel/language.ts'
import { callApi } from '#web/runtime/api.ts'
import { costsApi } from '../../contract/api.ts'
import { estimateCost } from '../../contract/estimate.ts'
import { usualFamily } from '../../contract/family.ts'
import type { PricedList } from '../../contract/priced-list.ts'
import { readFamily } from '../islands/stored-family.ts'

/** Facts and rates of facilities, with the day on which they hold; `null`: asked for, or without a cost. */
const known = new Map<string, (Pick<PricedList, 'rates' | 'today'> & Pick<PricedList['facilities'][number], 'priced'>) | null>()

/** Facilities that one call asks for. */
const batch = 60

/** Returns the lines of cards with a cost, which carries that of a usual family as text. */
const costLines = () =>
  [...document.querySelectorAll<HTMLElement>('[data-facility] [data-cost]')].flatMap((line) => {
    const id = line.closest<HTMLElement>('[data-facility]')?.dataset['facility']
    return id === undefined ? [] : [{ id, line }]
  })

/** Asks for what the costs of new cards depend on, which says nothing about the family. */
const ask = async (ids: readonly string[]) => {
  for (const id of ids) known.set(id, null)
  for (let at = 0; at < ids.length; at += batch) {
    const { facilities, rates, today } = await callApi(costsApi.listCostsOf, { ids: ids.slice(at, at + batch).join(',') })
    for (const { priced } of facilities) known.set(priced.id, { priced, rates, today })
  }
}

/** Writes what the reader's family pays into the cards, or what a usual one does after the answers were cleared. */
const paint = async () => {
  const lines = costLines()
  const unknown = [...new Set(lines.map(({ id }) => id))].filter((id) => !known.has(id))
  if (unknown.length > 0) await ask(unknown)
  const family = readFamily() ?? usualFamily
  const language = languages.find((one) => tagOf[one] === document.documentElement.lang) ?? 'pl'
  for (const { id, line } of lines) {
    const found = known.get(id)
    const cost = found && estimateCost(found.priced, found.rates, family, found.today)
    if (!cost) continue
    const before = line.dataset['ours'] ?? line.dataset['cost'] ?? ''
    const now = wholeMoney(cost.total, language)
    if (before !== now) line.textContent = (line.textContent ?? '').replace(before, now)
    line.dataset['ours'] = now
  }
}

/** Time after which cards that a list has loaded get their costs, milliseconds. */
const paintAfterMs = 100
let timer = 0
const paintSoon = () => {
  clearTimeout(timer)
  // A failed call leaves the cost of a usual family.
  timer = window.setTimeout(() => void paint().catch(() => undefined), paintAfterMs)
}
let isFollowing = false

/** Replaces the cost of a usual family by that of the reader's on all cards, also those that come later. */
export const followCards = (): void => {
  paintSoon()
  if (isFollowing) return
  isFollowing = true
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element))) paintSoon()
  }).observe(document.body, { childList: true, subtree: true })
}
