import type { PageContextClient } from 'vike/types'
import { tagOf } from '#core/kernel/language.ts'

/** After a change of page in the browser: the tab's title, and the language of the document. */
export const tellPage = ({ carried, isHydration }: PageContextClient) => {
  if (isHydration || !carried) return
  document.title = carried.title
  document.documentElement.lang = tagOf[carried.house.language]
}
