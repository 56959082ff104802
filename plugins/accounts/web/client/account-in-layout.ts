// Account features of the layout for the signed-in user: name, photo, counters, language, leaving private pages.
import type { SessionUser } from '#core/access/session-user.ts'
import { type Language, splitLanguage } from '#core/kernel/language.ts'
import { localizedPath } from '#web/runtime/href.ts'
import { totalNewCount } from '#web/runtime/tabs.ts'
import { layoutText } from '#web/runtime/islands/layout-texts.ts'
import { whenIdle } from '#web/runtime/islands/when-idle.ts'
import { showFacilityAccepted } from './facility-accepted.ts'
import { initialsOf } from '#web/runtime/session/initials.ts'
import { followLanguageLinks } from './language-links.ts'
import { onOverview, currentOverview } from '#web/runtime/session/overview.ts'
import { currentUser, signedOutDestination, onUser } from '#web/runtime/session/current-user.ts'

/** No second redirect from the same path within this time, so that two pages cannot cause a loop. Milliseconds. */
const redirectGuardMs = 10_000

/** Returns the id of the user for whom a private page was rendered. */
const renderedUserId = () => document.querySelector<HTMLElement>('[data-private]')?.dataset['private']

const fillUser = ({ name, surname, avatar, ...user }: SessionUser) => {
  for (const element of document.querySelectorAll('[data-name]')) element.textContent = name || user.email
  for (const element of document.querySelectorAll('[data-face]'))
    element.replaceChildren(avatar ? Object.assign(new Image(), { src: avatar, alt: '' }) : initialsOf({ name, surname }))
}

/** Updates the layout for a user; a private page is left after signing out, and reloaded for another user. */
const onUserChange = (user: SessionUser | null) => {
  if (user) fillUser(user)
  const userId = renderedUserId()
  if (user && userId && userId !== user.id) return location.reload()
  if (user) return
  if (userId === undefined) return void showFacilityAccepted()
  const login = document.querySelector<HTMLAnchorElement>('[data-login]')?.href ?? '/'
  location.assign(signedOutDestination() ?? `${login}?back=${encodeURIComponent(location.pathname + location.search)}`)
}

/** Redirects from a public page without language prefix to the page in the account's language (decisions §0.18); called when a page is opened. */
export const redirectToOwnLanguage = (): void => {
  const own: Language = currentUser()?.language ?? 'pl'
  if (own === 'pl' || renderedUserId() !== undefined || splitLanguage(location.pathname).language !== 'pl') return
  try {
    const [from, at] = (sessionStorage.getItem('twin') ?? '').split(' ')
    if (from === location.pathname && Date.now() - Number(at) < redirectGuardMs) return
    sessionStorage.setItem('twin', `${location.pathname} ${Date.now()}`)
  } catch {
    return
  }
  location.replace(localizedPath(location.pathname, own) + location.search + location.hash)
}

const updateBadge = () => {
  const count = totalNewCount(currentOverview())
  for (const button of document.querySelectorAll<HTMLElement>('[data-profile]')) {
    button.dataset['words'] ??= button.ariaLabel ?? ''
    button.ariaLabel = count
      ? `${button.dataset['words']}, ${layoutText('newThings').replace('#', String(count))}`
      : button.dataset['words']
    button.toggleAttribute('data-new', count > 0)
  }
  for (const element of document.querySelectorAll('[data-count]')) element.textContent = count > 99 ? '99+' : count ? String(count) : ''
}

onUser(onUserChange)
// Counters are loaded after the page.
whenIdle(() => onOverview(updateBadge))
onUserChange(currentUser())
followLanguageLinks()
