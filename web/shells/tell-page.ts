import type { PageContextClient } from 'vike/types'
import { tagOf } from '#core/kernel/language.ts'
import { endChange } from './start-change.ts'

/** How long a page of another name is looked at before it goes to its top, milliseconds (SH-09). */
const scrollDelayMs = 500

let last: string | undefined

/** After a change of page in the browser: the tab's title, the language of the document, the focus on the page's heading, and its top or anchor in view. */
export const tellPage = ({ carried, isHydration, isHistoryNavigation }: PageContextClient) => {
  endChange()
  const before = last
  last = carried?.name
  if (isHydration || !carried) return
  document.title = carried.title
  document.documentElement.lang = tagOf[carried.context.language]
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  // The browser knows where one was before.
  if (isHistoryNavigation) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (anchor) anchor.scrollIntoView({ behavior })
  else if (last !== before) setTimeout(() => scrollTo({ top: 0, behavior }), scrollDelayMs)
}
