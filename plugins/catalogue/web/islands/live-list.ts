/** How long a list may take, milliseconds. */
const patience = 10_000

/** The address that a form asks, without its empty fields. */
export const addressOf = (action: string, fields: Iterable<readonly [string, unknown]>): string => {
  const words = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string' && value !== '') words.append(name, value)
  return words.size ? `${action}?${words}` : action
}

/** The page at an address, as the server renders it for everyone. */
export const readPage = async (address: string, signal: AbortSignal): Promise<Document> => {
  const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) })
  if (!response.ok) throw new Error(`the list answered ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

const live = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-live]')]

/** The part of the page that holds the list. */
export const listIn = (page: Document) => live(page).find(({ dataset }) => dataset['live'] === 'list')

/** Puts the marked parts of another page into this one; everything else, focus and scroll among it, stays. */
export const takeOver = (from: Document, into: Document): void => {
  const parts = new Map(live(from).map((part) => [part.dataset['live'], part]))
  for (const part of live(into)) part.replaceChildren(...(parts.get(part.dataset['live'])?.childNodes ?? []))
  into.title = from.title
}
