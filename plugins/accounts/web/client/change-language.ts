import type { SessionUser } from '#core/access/session-user.ts'
import { languages, splitLanguage, tagOf } from '#core/kernel/language.ts'
import { callApi } from '#web/runtime/api.ts'
import { showApiError } from '#web/runtime/islands/show-api-error.ts'
import { currentUser, setUser } from '#web/runtime/session/current-user.ts'
import { accountsApi } from '../../contract/api.ts'

/** Saves the language of a language link in the user's account, and follows the link; an error of the call is shown as a toast. */
export const changeLanguage = async (user: SessionUser, link: HTMLAnchorElement): Promise<void> => {
  const language = languages.find((one) => tagOf[one] === link.hreflang)
  if (language) {
    await callApi(accountsApi.changeAccount, { id: user.id, language }).catch(showApiError)
    // Read again: the call may have updated the current user.
    setUser({ ...(currentUser() ?? user), language })
  }
  // A private page has one address and uses the account's language.
  if (document.querySelector('[data-private]')) location.assign(splitLanguage(location.pathname).path + location.search)
  else location.assign(link.href)
}
