import { addressOf, listIn, readPage, takeOver } from './live-list.ts'

/** Between the last key in a number field and the question, milliseconds. */
const pause = 400

interface Tell {
  /** How many there are, for those who listen. */
  readonly say: (text: string) => void
  /** Where to say that the list could not be had, and how to ask again; `null`: no longer. */
  readonly fail: (failed: { readonly at: Element; readonly again: () => void } | null) => void
}

/** Asks the address that the form would ask with each change of it, and puts what the server answers in place of the list; gives what undoes it. */
export const followForm = (form: HTMLFormElement | null | undefined, { say, fail }: Tell): (() => void) | undefined => {
  const list = listIn(document)
  if (!form || !list) return undefined
  const trouble = list.nextElementSibling
  const here = () => location.pathname + location.search
  const listening = new AbortController()
  let asked = new AbortController()
  let shown = here()
  let waiting: ReturnType<typeof setTimeout> | undefined

  const ask = async () => {
    clearTimeout(waiting)
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    const address = addressOf(new URL(form.action).pathname, new FormData(form))
    list.setAttribute('aria-busy', 'true')
    fail(null)
    say('')
    try {
      const page = await readPage(address, signal)
      if (signal.aborted) return
      takeOver(page, document)
      if (address !== shown) history.pushState(null, '', address)
      shown = address
      say(list.querySelector('[data-total]')?.textContent ?? '')
    } catch {
      if (signal.aborted) return
      list.replaceChildren()
      if (trouble) fail({ at: trouble, again: ask })
    }
    list.removeAttribute('aria-busy')
  }
  const soon = ({ target }: Event) => {
    clearTimeout(waiting)
    waiting = setTimeout(ask, (target as HTMLInputElement).type === 'number' ? pause : 0)
  }
  const submit = (event: Event) => {
    event.preventDefault()
    ask()
    const summary = form.closest('details')?.querySelector('summary')
    if (!summary?.checkVisibility()) return
    // The sheet covers the list: it closes, and the focus goes to what opens it again.
    form.closest('details')?.removeAttribute('open')
    summary.focus()
  }
  // The form itself is not taken over: going back asks the server for the whole page.
  const back = () => {
    if (here() !== shown) location.reload()
  }
  form.addEventListener('input', soon, { signal: listening.signal })
  form.addEventListener('submit', submit, { signal: listening.signal })
  addEventListener('popstate', back, { signal: listening.signal })
  return () => listening.abort()
}
