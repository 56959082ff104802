// What the frame around every page shows and does for the one who has signed in.
import type { SessionUser } from '#core/access/session-user.ts'
import { type Language, splitLanguage } from '#core/kernel/language.ts'
import { twin } from '#web/data/href.ts'
import { totalOf } from '#web/data/tabs.ts'
import { frameWord } from '#web/islands/frame-words.ts'
import { whenIdle } from '#web/islands/when-idle.ts'
import { tellFacilityAccepted } from './facility-accepted.ts'
import { initialsOf } from './initials.ts'
import { followLanguageLinks } from './language-links.ts'
import { onOverview, overviewNow } from './overview.ts'
import { knownUser, leavesTo, onUser } from './who.ts'

/** Of how many milliseconds ago a page may have sent us here, so that two pages cannot send anybody in circles. */
const guardMs = 10_000

/** The account that a private page was drawn for. */
const drawnFor = () => document.querySelector<HTMLElement>('[data-private]')?.dataset['private']

const fill = ({ name, surname, avatar, ...user }: SessionUser) => {
  for (const place of document.querySelectorAll('[data-name]')) place.textContent = name || user.email
  for (const place of document.querySelectorAll('[data-face]'))
    place.replaceChildren(avatar ? Object.assign(new Image(), { src: avatar, alt: '' }) : initialsOf({ name, surname }))
}

/** Private pages are left as soon as nobody is signed in any more, and drawn anew for somebody else. */
const show = (user: SessionUser | null) => {
  if (user) fill(user)
  const of = drawnFor()
  if (user && of && of !== user.id) return location.reload()
  if (user) return
  if (of === undefined) return void tellFacilityAccepted()
  const login = document.querySelector<HTMLAnchorElement>('[data-login]')?.href ?? '/'
  location.assign(leavesTo() ?? `${login}?back=${encodeURIComponent(location.pathname + location.search)}`)
}

/** Where a page in another language than the account's was opened without a prefix, goes to its twin (decisions §0.18); for when a page is opened. */
export const toOwnLanguage = (): void => {
  const own: Language = knownUser()?.language ?? 'pl'
  if (own === 'pl' || drawnFor() !== undefined || splitLanguage(location.pathname).language !== 'pl') return
  try {
    const [from, at] = (sessionStorage.getItem('twin') ?? '').split(' ')
    if (from === location.pathname && Date.now() - Number(at) < guardMs) return
    sessionStorage.setItem('twin', `${location.pathname} ${Date.now()}`)
  } catch {
    return
  }
  location.replace(twin(location.pathname, own) + location.search + location.hash)
}

const badge = () => {
  const count = totalOf(overviewNow())
  for (const button of document.querySelectorAll<HTMLElement>('[data-profile]')) {
    button.dataset['words'] ??= button.ariaLabel ?? ''
    button.ariaLabel = count ? `${button.dataset['words']}, ${frameWord('newThings').replace('#', String(count))}` : button.dataset['words']
    button.toggleAttribute('data-new', count > 0)
  }
  for (const place of document.querySelectorAll('[data-count]')) place.textContent = count > 99 ? '99+' : count ? String(count) : ''
}

onUser(show)
// Counters have time until the page is there.
whenIdle(() => onOverview(badge))
show(knownUser())
followLanguageLinks()
