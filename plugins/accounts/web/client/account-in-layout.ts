// Account features of the layout for the signed-in user: name, photo, counters, language, leaving private pages.
import type { SessionUser } from '#core/access/session-user.ts'
import { layoutText } from '#web/runtime/islands/layout-texts.ts'
import { whenIdle } from '#web/runtime/islands/when-idle.ts'
import { currentUser, onUser, signedOutDestination } from '#web/runtime/session/current-user.ts'
import { initialsOf } from '#web/runtime/session/initials.ts'
import { currentOverview, onOverview } from '#web/runtime/session/overview.ts'
import { totalNewCount } from '#web/runtime/session/overview-counts.ts'
import { runUserScripts } from '#web/runtime/session/user-scripts.ts'
import { followLanguageLinks } from './language-links.ts'

/** Returns the id of the user for whom a private page was rendered. */
const renderedUserId = () => document.querySelector<HTMLElement>('[data-private]')?.dataset['private']

const fillUser = ({ name, surname, avatar, ...user }: SessionUser) => {
  for (const element of document.querySelectorAll('[data-name]')) element.textContent = name || user.email
  for (const element of document.querySelectorAll('[data-face]'))
    element.replaceChildren(avatar ? Object.assign(new Image(), { src: avatar, alt: '' }) : initialsOf({ name, surname }))
}

/** Updates the layout for a user; a private page is left after signing out, and reloaded for another user. */
const onUserChange = (user: SessionUser | null) => {
  if (user) {
    fillUser(user)
    // A page in another language has a new navigation bar.
    updateBadge()
    whenIdle(runUserScripts)
  }
  const userId = renderedUserId()
  if (user && userId && userId !== user.id) return location.reload()
  if (user) return
  if (userId === undefined) return void import('./show-facility-accepted.ts').then(({ showFacilityAccepted }) => showFacilityAccepted())
  const login = document.querySelector<HTMLAnchorElement>('[data-login]')?.href ?? '/'
  location.assign(signedOutDestination() ?? `${login}?back=${encodeURIComponent(location.pathname + location.search)}`)
}

/**
 * Redirects a public page without language prefix to the page in the account's language (decisions §0.18); called when
 * a page is opened.
 */
export const redirectToOwnLanguage = async (): Promise<void> => {
  const language = currentUser()?.language ?? 'pl'
  if (language === 'pl' || renderedUserId() !== undefined) return
  const { redirectTo } = await import('./redirect-to-language.ts')
  redirectTo(language)
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
