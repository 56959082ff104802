import type { Translate } from '#core/ports/translator.ts'

const unsavedForms = () => document.querySelectorAll<HTMLFormElement>('form[data-guard][data-unsent=yes]')

let translate: Translate | undefined

/** Asks if the user wants to leave without saving; after a yes the forms no longer count as unsaved and get the event `discard`. */
const confirmLeaving = async (t: Translate) => {
  const { showAlert } = await import('#web/runtime/islands/alert.ts')
  const answer = await showAlert({
    title: t('form.leave.title'),
    subtitle: t('form.leave.text'),
    colour: 'warning',
    actions: [
      { value: 'stay', label: t('form.leave.stay'), look: 'main' },
      { value: 'go', label: t('form.leave.go') },
    ],
  })
  if (answer === 'go')
    for (const form of unsavedForms()) {
      form.dataset['unsent'] = 'no'
      form.dispatchEvent(new Event('discard'))
    }
  return answer === 'go'
}

/** Returns the clicked link if it leads away from this page. */
const linkAway = (event: MouseEvent) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const inPage = link.href.split('#')[0] === location.href.split('#')[0] && link.hash !== ''
  return inPage || link.target === '_blank' || link.download ? null : link
}

/** The guarded page, and its index in the tab's history (only in browsers with the Navigation API). */
let guarded = { page: '', at: 0 }
const remember = () => {
  guarded = { page: location.pathname + location.search, at: window.navigation?.currentEntry?.index ?? 0 }
}

/**
 * Asks for confirmation before the user leaves a form with unsaved changes: by a link, or by history navigation within
 * the app; before loading another document the browser itself asks. Installed once for all forms of a page.
 */
export const guardLeaving = (t: Translate): void => {
  const installed = translate !== undefined
  translate = t
  remember()
  if (installed) return
  addEventListener('beforeunload', (event) => {
    if (unsavedForms().length) event.preventDefault()
  })
  addEventListener(
    'click',
    async (event) => {
      const link = unsavedForms().length ? linkAway(event) : null
      if (!link || !translate) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (await confirmLeaving(translate)) link.click()
    },
    true,
  )
  if (window.navigation) guardHistoryNavigation()
}

/**
 * History navigation is reported after it happened: returns to the form, asks there, and navigates again. Cancelling it
 * by the Navigation API breaks Chromium's history.
 */
const guardHistoryNavigation = () => {
  let returning = false
  window.navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push' && guarded.page === location.pathname + location.search) remember()
  })
  addEventListener(
    'popstate',
    async (event) => {
      if (returning) {
        returning = false
        event.stopImmediatePropagation()
        return
      }
      const by = (window.navigation.currentEntry?.index ?? 0) - guarded.at
      if (!translate || by === 0 || !unsavedForms().length) return
      if (guarded.page === location.pathname + location.search) return remember()
      event.stopImmediatePropagation()
      returning = true
      history.go(-by)
      if (await confirmLeaving(translate)) history.go(by)
    },
    true,
  )
}
