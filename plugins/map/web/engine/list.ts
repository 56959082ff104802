/** The parts of the page that follow the map, by their `data-region`. */
const regions = ['naglowek', 'wybrane', 'lista'] as const

const regionOf = (page: ParentNode, name: string) => page.querySelector(`[data-region="${name}"]`)

/** Fetches the page of an address, which is the one place where the list is drawn. */
export const askPage = async (address: string, signal: AbortSignal): Promise<Document> => {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

/** Puts another page's heading, chips and list in the place of this one's; the form keeps what is ticked and goes on from there. */
export const swapList = (page: Document) => {
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

/** A facility of the list with its point. */
export interface Listed {
  readonly id: string
  readonly long: number
  readonly lat: number
}

/** Tells which card of the list the pointer or the focus is on, until the given function is called. */
export const watchList = (told: (facility: Listed | null) => void): (() => void) => {
  const list = regionOf(document, 'lista')
  const tell = (event: Event) => {
    const { facility: id, long, lat } = cardOf(event.target)?.dataset ?? {}
    told(id && long && lat ? { id, long: Number(long), lat: Number(lat) } : null)
  }
  const leave = () => told(null)
  const over = ['pointerover', 'focusin'] as const
  const out = ['pointerleave', 'focusout'] as const
  for (const name of over) list?.addEventListener(name, tell)
  for (const name of out) list?.addEventListener(name, leave)
  return () => {
    for (const name of over) list?.removeEventListener(name, tell)
    for (const name of out) list?.removeEventListener(name, leave)
  }
}

/** Marks the card of a facility, if the list has it; `bring`: rolls it into view. */
export const lightCard = (id: string | null, bring = false) => {
  for (const card of document.querySelectorAll('[data-facility][data-lit]')) card.removeAttribute('data-lit')
  const card = id === null ? null : document.querySelector(`[data-facility="${CSS.escape(id)}"]`)
  card?.setAttribute('data-lit', '')
  if (bring) card?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
