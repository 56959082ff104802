import { wholeMoney } from '#core/kernel/formats.ts'
import { languages } from '#core/kernel/language.ts'
import { callApi } from '#web/runtime/api.ts'
import { costsApi } from '../../contract/api.ts'
import { estimateCost } from '../../contract/estimate.ts'
import { usualFamily } from '../../contract/family.ts'
import { readFamily } from '../islands/stored-family.ts'

/** Costs of the reader's family by facility, in grosze; `null`: unknown, or not answered yet. */
const costs = new Map<string, number | null>()

/** Facilities that one call asks for. */
const batch = 60

/** Returns the lines of cards with a cost that has not been replaced. */
const waiting = () =>
  [...document.querySelectorAll<HTMLElement>('[data-facility] [data-cost]')].flatMap((line) => {
    const id = line.closest<HTMLElement>('[data-facility]')?.dataset['facility']
    return id === undefined || 'ours' in line.dataset ? [] : [{ id, line }]
  })

/** Asks for what the costs of new cards depend on, which says nothing about the family, and works them out here. */
const ask = async (ids: readonly string[]) => {
  const family = readFamily() ?? usualFamily
  for (const id of ids) costs.set(id, null)
  for (let at = 0; at < ids.length; at += batch) {
    const { facilities, rates, today } = await callApi(costsApi.listCostsOf, { ids: ids.slice(at, at + batch).join(',') })
    for (const { priced } of facilities) costs.set(priced.id, estimateCost(priced, rates, family, today)?.total ?? null)
  }
}

const paint = async () => {
  const lines = waiting()
  const unasked = [...new Set(lines.map(({ id }) => id))].filter((id) => !costs.has(id))
  if (unasked.length > 0) await ask(unasked)
  const language = languages.find((one) => document.documentElement.lang.startsWith(one === 'ua' ? 'uk' : one)) ?? 'pl'
  for (const { id, line } of lines) {
    const cost = costs.get(id)
    if (cost === null || cost === undefined) continue
    line.textContent = (line.textContent ?? '').replace(line.dataset['cost'] ?? '', wholeMoney(cost, language))
    line.dataset['ours'] = ''
  }
}

/** Time after which cards that a list has loaded get their costs, milliseconds. */
const paintAfterMs = 100

/** Replaces the cost of a usual family by that of the reader's on all cards, also those that come later. A failed call leaves it. */
export const followCards = (): void => {
  let timer = 0
  const paintSoon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => void (waiting().length > 0 && paint().catch(() => undefined)), paintAfterMs)
  }
  new MutationObserver(paintSoon).observe(document.body, { childList: true, subtree: true })
  paintSoon()
}
