import type { PageContextClient } from 'vike/types'
import { tagOf } from '#core/kernel/language.ts'
import { repeatEarlyInput } from './early-input.ts'
import { closeLeftDialogs, endPageTransition, keepToasts } from './page-transition.ts'

/** Delay before a page with another route scrolls to its top, milliseconds (SH-09). */
const scrollDelayMs = 500

let last: string | undefined

/**
 * Finishes the first rendering by repeating what was typed and pressed too early; finishes client-side navigation: sets
 * document title and language, keeps toasts, focuses the page's heading, and scrolls to the top or the anchor.
 */
export const finishPageTransition = ({ serializedPage, isHydration, isHistoryNavigation }: PageContextClient) => {
  endPageTransition()
  const before = last
  last = serializedPage?.name
  if (isHydration) repeatEarlyInput()
  if (isHydration || !serializedPage) return
  document.title = serializedPage.title
  document.documentElement.lang = tagOf[serializedPage.context.language]
  closeLeftDialogs()
  keepToasts()
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  // For history navigation the browser restores the scroll position.
  if (isHistoryNavigation) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (anchor) anchor.scrollIntoView({ behavior })
  else if (last !== before) setTimeout(() => scrollTo({ top: 0, behavior }), scrollDelayMs)
}
