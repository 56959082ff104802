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

/**
 * Asks before one leaves a form with unsaved changes: by a link and, where browsers tell of it, by going back, whether the next page is
 * loaded or changed to in the browser; on closing or loading anew the browser asks itself. Once for all forms of a page.
 */
export const guardLeaving = (t: Translate): void => {
  const begun = say !== undefined
  say = t
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
  window.navigation?.addEventListener('navigate', async (event) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || !unsaved().length || !say) return
    event.preventDefault()
    if (await mayLeave(say)) window.navigation.traverseTo(event.destination.key)
  })
}
