import { type Language, splitLanguage } from '#core/kernel/language.ts'
import { localizedPath } from '#web/runtime/href.ts'

/** No second redirect from the same path within this time, so that two pages cannot cause a loop. Milliseconds. */
const redirectGuardMs = 10_000

/** Redirects a page without language prefix to the page in a language. */
export const redirectTo = (language: Language): void => {
  if (splitLanguage(location.pathname).language !== 'pl') return
  try {
    const [from, at] = (sessionStorage.getItem('twin') ?? '').split(' ')
    if (from === location.pathname && Date.now() - Number(at) < redirectGuardMs) return
    sessionStorage.setItem('twin', `${location.pathname} ${Date.now()}`)
  } catch {
    return
  }
  location.replace(localizedPath(location.pathname, language) + location.search + location.hash)
}
