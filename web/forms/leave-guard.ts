import type { Translate } from '#core/ports/translator.ts'

const unsaved = () => document.querySelectorAll<HTMLFormElement>('form[data-guard][data-unsent=yes]')

let say: Translate | undefined

/** Whether to go without what was typed; who says so is not asked again. */
const mayLeave = async (t: Translate) => {
  const { showAlert } = await import('#web/islands/alert.ts')
  const answer = await showAlert({
    title: t('form.leave.title'),
    subtitle: t('form.leave.text'),
    colour: 'warning',
    actions: [
      { value: 'stay', label: t('form.leave.stay'), look: 'main' },
      { value: 'go', label: t('form.leave.go') },
    ],
  })
  if (answer === 'go') for (const form of unsaved()) form.dataset['unsent'] = 'no'
  return answer === 'go'
}

/** A link that would take one away from this page. */
const leadingAway = (event: MouseEvent) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const inPage = link.href.split('#')[0] === location.href.split('#')[0] && link.hash !== ''
  return inPage || link.target === '_blank' || link.download ? null : link
}

/** The page that is guarded, and its place among the tab's entries, which browsers tell that know the Navigation API. */
let page = { page: '', at: 0 }
const remember = () => {
  page = { page: location.pathname + location.search, at: window.navigation?.currentEntry?.index ?? 0 }
}

/**
 * Asks before one leaves a form with unsaved changes: by a link, and by going back to a page that is changed to in the browser; on loading
 * another page the browser asks itself. Once for all forms of a page.
 */
export const guardLeaving = (t: Translate): void => {
  const begun = say !== undefined
  say = t
  remember()
  if (begun) return
  addEventListener('beforeunload', (event) => {
    if (unsaved().length) event.preventDefault()
  })
  addEventListener(
    'click',
    async (event) => {
      const link = unsaved().length ? leadingAway(event) : null
      if (!link || !say) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (await mayLeave(say)) link.click()
    },
    true,
  )
  if (window.navigation) guardGoingBack()
}

/** One has gone already when it is told: back to the form, ask there, and go again. To cancel it (Navigation API) leaves Chromium's history dead. */
const guardGoingBack = () => {
  let returning = false
  window.navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push' && page.page === location.pathname + location.search) remember()
  })
  addEventListener(
    'popstate',
    async (event) => {
      if (returning) {
        returning = false
        event.stopImmediatePropagation()
        return
      }
      const by = (window.navigation.currentEntry?.index ?? 0) - page.at
      if (!say || by === 0 || !unsaved().length) return
      if (page.page === location.pathname + location.search) return remember()
      event.stopImmediatePropagation()
      returning = true
      history.go(-by)
      if (await mayLeave(say)) history.go(by)
    },
    true,
  )
}
