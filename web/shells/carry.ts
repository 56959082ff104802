import type { PageContextServer } from 'vike/types'
import type { Carried } from '#web/data/carried.ts'
import { makeHref } from '#web/data/href.ts'
import { pageTold } from '#web/head/page-told.ts'
import { footerLinks } from './footer-links.ts'

/** Packs what the browser needs, after the page's data and for its first HTML as for each later change of page. */
export const carry = (pageContext: PageContextServer): { readonly pageContext: { readonly carried: Carried } } => {
  const { house, config } = pageContext
  const { language, path, publicUrl, environment, supportPhone, operator, layout, user } = house
  const told = pageTold(pageContext)
  const routes = config.routes ?? {}
  return {
    pageContext: {
      carried: {
        house: { language, path, publicUrl, environment, supportPhone, operator, layout, user },
        title: told.title,
        path: told.path,
        name: config.routeName,
        routes,
        footer: footerLinks(house.t, makeHref(routes, language)),
        messages: house.pick(config.messages ?? []),
      },
    },
  }
}
