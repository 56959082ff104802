import { currentUser } from '#web/runtime/session/current-user.ts'

/**
 * Saves the language of a clicked language link in the account before following the link (IN-04); otherwise the
 * account's language would redirect back.
 */
export const followLanguageLinks = (): void =>
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]')
      const user = currentUser()
      if (!link || !user || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      import('./change-language.ts').then(
        ({ changeLanguage }) => changeLanguage(user, link),
        () => location.assign(link.href),
      )
    },
    true,
  )
