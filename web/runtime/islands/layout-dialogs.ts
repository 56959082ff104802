import { dialogsAddress } from './layout-texts.ts'

/** Gives the language links the address of this page: that of the footer, or on pages with one address for all languages its own. */
const nameThisPage = (dialogs: readonly HTMLElement[]) => {
  for (const link of dialogs.flatMap((dialog) => [...dialog.querySelectorAll<HTMLAnchorElement>('a[hreflang]')])) {
    const inFooter = document.querySelector(`footer a[hreflang='${link.hreflang}']`)
    link.href = inFooter?.getAttribute('href') ?? location.pathname + location.search
  }
}

/** Loads the style sheets of another page that this one lacks. */
const adoptStyles = async (page: Document) => {
  const own = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href))
  const missing = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ href }) => !own.has(href))
  await Promise.all(
    missing.map(
      (link) =>
        new Promise((done, fail) => {
          const sheet = document.adoptNode(link)
          sheet.onload = done
          sheet.onerror = fail
          document.head.append(sheet)
        }),
    ),
  )
}

const load = async () => {
  const response = await fetch(dialogsAddress())
  if (!response.ok) throw new Error(`The dialogs could not be loaded: ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  await adoptStyles(page)
  const dialogs = [...page.querySelectorAll('dialog')].map((dialog) => document.adoptNode(dialog))
  // With their own drawings: those of a page that is hydrated as a whole may change.
  document.body.append(...dialogs, ...page.querySelectorAll('[data-drawings]'))
  nameThisPage(dialogs)
  // Pages that are hydrated as a whole change their address without being loaded again.
  addEventListener('click', () => nameThisPage(dialogs), true)
  // For scripts that every page has: they mark the current appearance and hydrate islands.
  dispatchEvent(new Event('dialogs'))
}

let loaded: Promise<void> | undefined

/**
 * Returns a dialog of the layout by its id; loads all of them the first time. Rejects without a connection, and when
 * the layout has no such dialog.
 */
export const findDialog = async (id: string): Promise<HTMLDialogElement> => {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  await loaded
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) throw new Error(`The layout has no dialog ${id}`)
  return dialog
}
