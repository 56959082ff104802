import { languages, splitLanguage, tagOf } from '#core/kernel/language.ts'
import { callApi } from '#web/data/api.ts'
import { knownUser, setUser } from './who.ts'

/** A language that one chooses among a page's twins is kept in the account before one goes there (IN-04), or the account's own would bring one back. */
export const followLanguageLinks = (): void =>
  addEventListener(
    'click',
    async (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]')
      const user = knownUser()
      const language = languages.find((one) => tagOf[one] === link?.hreflang)
      if (!link || !user || !language || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      await callApi(`/api/v1/account/account/${user.id}`, { method: 'PATCH', body: { language } }).catch(async (error: unknown) => {
        const { tellFailure } = await import('#web/islands/tell-failure.ts')
        await tellFailure(error)
      })
      // As of now: the call may have brought a newer one.
      setUser({ ...(knownUser() ?? user), language })
      // A private page has no twins: it speaks the account's language.
      if (document.querySelector('[data-private]')) location.assign(splitLanguage(location.pathname).path + location.search)
      else location.assign(link.href)
    },
    true,
  )
