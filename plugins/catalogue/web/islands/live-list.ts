import { devicePosition, type Position, withPosition } from '#web/runtime/device-position.ts'
import { importPage } from '#web/runtime/islands/import-page.ts'

/** Timeout of loading a list, milliseconds. */
const timeoutMs = 10_000

/** Delay between the last keystroke in a number field and the request, milliseconds. */
const debounceMs = 400

/** Returns the URL a form submits to, without its empty fields. */
export const formUrl = (action: string, fields: Iterable<readonly [string, unknown]>): string => {
  const params = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string' && value !== '') params.append(name, value)
  return params.size ? `${action}?${params}` : action
}

/** Position of the device while the page is open, if the visitor has asked for what is near. */
let position: Position | null = null

/** Fetches a page as the server renders it, with distances from the device if its position is known; the browser does not keep it then. */
const fetchPage = async (url: string, signal: AbortSignal): Promise<Document> => {
  const response = await fetch(withPosition(url, position), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    ...(position && { cache: 'no-store' }),
  })
  if (!response.ok) throw new Error(`loading the list failed with status ${response.status}`)
  return importPage(await response.text())
}

const liveParts = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-live]')]

/** Returns the element that contains the list. */
const listIn = (page: Document) => liveParts(page).find(({ dataset }) => dataset['live'] === 'list')

/** Replaces the `data-live` parts of a page by those of another; everything else stays, including focus and scroll position. */
const replaceLiveParts = (from: Document, into: Document): void => {
  const parts = new Map(liveParts(from).map((part) => [part.dataset['live'], part]))
  for (const part of liveParts(into)) part.replaceChildren(...(parts.get(part.dataset['live'])?.childNodes ?? []))
  into.title = from.title
}

/**
 * Asks for the device's position and replaces the list by that of the current address sorted from there; the address
 * does not change. Throws `PositionUnknown`.
 */
export const showNearest = async (): Promise<void> => {
  position = await devicePosition()
  replaceLiveParts(await fetchPage(location.pathname + location.search, new AbortController().signal), document)
}

/** A list that could not be loaded: the element in which to show the error, and how to try again. */
export interface LoadFailure {
  readonly container: Element
  readonly retry: () => void
}

interface Callbacks {
  /** Announces the number of results to screen readers. */
  readonly announce: (text: string) => void
  /** `null` clears the error. */
  readonly setFailure: (failure: LoadFailure | null) => void
}

/** Loads the form's URL on each change of the form and replaces the list by the response; returns a function that removes the listeners. */
export const followForm = (form: HTMLFormElement | null | undefined, { announce, setFailure }: Callbacks): (() => void) | undefined => {
  const list = listIn(document)
  if (!form || !list) return undefined
  const errorContainer = list.nextElementSibling
  const currentUrl = () => location.pathname + location.search
  const listeners = new AbortController()
  let request = new AbortController()
  let shownUrl = currentUrl()
  let debounceTimer: ReturnType<typeof setTimeout> | undefined

  const load = async () => {
    clearTimeout(debounceTimer)
    request.abort()
    request = new AbortController()
    const { signal } = request
    const url = formUrl(new URL(form.action).pathname, new FormData(form))
    list.setAttribute('aria-busy', 'true')
    setFailure(null)
    announce('')
    try {
      const page = await fetchPage(url, signal)
      if (signal.aborted) return
      replaceLiveParts(page, document)
      if (url !== shownUrl) history.pushState(null, '', url)
      shownUrl = url
      announce(document.querySelector('[data-total]')?.textContent ?? '')
    } catch {
      if (signal.aborted) return
      list.replaceChildren()
      if (errorContainer) setFailure({ container: errorContainer, retry: load })
    }
    list.removeAttribute('aria-busy')
  }
  const scheduleLoad = ({ target }: Event) => {
    clearTimeout(debounceTimer)
    debounceTimer = setTimeout(load, (target as HTMLInputElement).type === 'number' ? debounceMs : 0)
  }
  const submit = (event: Event) => {
    event.preventDefault()
    load()
    const summary = form.closest('details')?.querySelector('summary')
    if (!summary?.checkVisibility()) return
    // The sheet covers the list: close it and focus the summary that opens it.
    form.closest('details')?.removeAttribute('open')
    summary.focus()
  }
  // The form itself is not replaced: going back reloads the whole page.
  const reloadOnBack = () => {
    if (currentUrl() !== shownUrl) location.reload()
  }
  form.addEventListener('input', scheduleLoad, { signal: listeners.signal })
  form.addEventListener('submit', submit, { signal: listeners.signal })
  addEventListener('popstate', reloadOnBack, { signal: listeners.signal })
  return () => listeners.abort()
}
