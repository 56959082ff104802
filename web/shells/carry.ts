import type { PageContextServer } from 'vike/types'
import type { Carried } from '#web/data/carried.ts'
import { pageTold } from '#web/head/page-told.ts'

/** Packs what the browser needs, after the page's data and for its first HTML as for each later change of page. */
export const carry = (pageContext: PageContextServer): { readonly pageContext: { readonly carried: Carried } } => {
  const { house, config } = pageContext
  const { language, path, publicUrl, environment, supportPhone, operator, mapStyleUrl, layout } = house
  const told = pageTold(pageContext)
  return {
    pageContext: {
      carried: {
        house: { language, path, publicUrl, environment, supportPhone, operator, mapStyleUrl, layout },
        title: told.title,
        path: told.path,
        name: config.routeName,
        routes: config.routes ?? {},
        messages: house.pick(config.messages ?? []),
      },
    },
  }
}
