/** Timeout of loading a list, milliseconds. */
const timeoutMs = 10_000

/** Returns the URL a form submits to, without its empty fields. */
export const formUrl = (action: string, fields: Iterable<readonly [string, unknown]>): string => {
  const params = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string' && value !== '') params.append(name, value)
  return params.size ? `${action}?${params}` : action
}

/** Fetches a page as the server renders it. */
export const fetchPage = async (url: string, signal: AbortSignal): Promise<Document> => {
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) })
  if (!response.ok) throw new Error(`loading the list failed with status ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

const liveParts = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-live]')]

/** Returns the element that contains the list. */
export const listIn = (page: Document) => liveParts(page).find(({ dataset }) => dataset['live'] === 'list')

/** Replaces the `data-live` parts of a page by those of another; everything else stays, including focus and scroll position. */
export const replaceLiveParts = (from: Document, into: Document): void => {
  const parts = new Map(liveParts(from).map((part) => [part.dataset['live'], part]))
  for (const part of liveParts(into)) part.replaceChildren(...(parts.get(part.dataset['live'])?.childNodes ?? []))
  into.title = from.title
}
