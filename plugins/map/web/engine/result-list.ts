import { importPage } from '#web/runtime/islands/import-page.ts'

/** Regions of the page that are replaced after a search, by their `data-region`. */
const regions = ['naglowek', 'wybrane', 'lista'] as const

const regionOf = (page: ParentNode, name: string) => page.querySelector(`[data-region="${name}"]`)

/**
 * Fetches the page of a URL; the list is rendered only by the server. The browser does not keep it, since its URL may
 * contain the device's position.
 */
export const fetchPage = async (url: string, signal: AbortSignal): Promise<Document> => {
  const response = await fetch(url, { signal, cache: 'no-store' })
  if (!response.ok) throw new Error(`${url} failed with status ${response.status}`)
  return importPage(await response.text())
}

/**
 * Replaces heading, selected filters and list by those of another page; the form keeps its fields and adopts the other
 * page's hidden ones.
 */
export const replaceList = (page: Document) => {
  document.title = page.title
  for (const name of regions) {
    const fresh = regionOf(page, name)
    if (fresh) regionOf(document, name)?.replaceChildren(...document.importNode(fresh, true).childNodes)
  }
  const [form, other] = [document, page].map((one) => one.querySelector<HTMLFormElement>('form#filtry'))
  if (!form || !other) return
  for (const old of form.querySelectorAll('input[type="hidden"]')) old.remove()
  form.prepend(...[...other.querySelectorAll('input[type="hidden"]')].map((field) => document.importNode(field, true)))
}

const cardOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('[data-facility]') : null)

/** Facility of the list with its coordinates. */
export interface ListedFacility {
  readonly id: string
  readonly long: number
  readonly lat: number
}

/** Returns the facility of a card; `null` without coordinates. */
export const facilityOf = (card: Element | null): ListedFacility | null => {
  const { facility: id, long, lat } = (card instanceof HTMLElement ? card : null)?.dataset ?? {}
  return id && long && lat ? { id, long: Number(long), lat: Number(lat) } : null
}

/** Calls back with the facility whose card has the pointer or the focus, or `null`; returns a function that unsubscribes. */
export const onCardHover = (callback: (facility: ListedFacility | null) => void): (() => void) => {
  const list = regionOf(document, 'lista')
  const enter = (event: Event) => callback(facilityOf(cardOf(event.target)))
  const leave = () => callback(null)
  const enterEvents = ['pointerover', 'focusin'] as const
  const leaveEvents = ['pointerleave', 'focusout'] as const
  for (const name of enterEvents) list?.addEventListener(name, enter)
  for (const name of leaveEvents) list?.addEventListener(name, leave)
  return () => {
    for (const name of enterEvents) list?.removeEventListener(name, enter)
    for (const name of leaveEvents) list?.removeEventListener(name, leave)
  }
}

/** Highlights the card of a facility; `scroll` brings it into view. Returns false if the list does not contain it. */
export const highlightCard = (id: string | null, scroll = false): boolean => {
  for (const card of document.querySelectorAll('[data-facility][data-lit]')) card.removeAttribute('data-lit')
  const card = id === null ? null : document.querySelector(`[data-facility="${CSS.escape(id)}"]`)
  card?.setAttribute('data-lit', '')
  if (scroll) card?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  return card !== null
}
