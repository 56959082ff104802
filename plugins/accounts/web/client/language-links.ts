import { languages, splitLanguage, tagOf } from '#core/kernel/language.ts'
import { callApi } from '#web/runtime/api.ts'
import { accountsApi } from '../../contract/api.ts'
import { currentUser, setUser } from '#web/runtime/session/current-user.ts'

/** Saves the language of a clicked language link in the account before following the link (IN-04); otherwise the account's language would redirect back. */
export const followLanguageLinks = (): void =>
  addEventListener(
    'click',
    async (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]')
      const user = currentUser()
      const language = languages.find((one) => tagOf[one] === link?.hreflang)
      if (!link || !user || !language || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      await callApi(accountsApi.changeAccount, { id: user.id, language }).catch(async (error: unknown) => {
        const { showApiError } = await import('#web/runtime/islands/show-api-error.ts')
        await showApiError(error)
      })
      // Read again: the call may have updated the current user.
      setUser({ ...(currentUser() ?? user), language })
      // A private page has one address and uses the account's language.
      if (document.querySelector('[data-private]')) location.assign(splitLanguage(location.pathname).path + location.search)
      else location.assign(link.href)
    },
    true,
  )
