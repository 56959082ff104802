import { formUrl, listIn, fetchPage, replaceLiveParts } from './live-list.ts'

/** Delay between the last keystroke in a number field and the request, milliseconds. */
const debounceMs = 400

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
      announce(list.querySelector('[data-total]')?.textContent ?? '')
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
