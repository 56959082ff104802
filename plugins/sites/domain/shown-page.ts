import { type MenuEntry, menuOf } from '../contract/page-tree.ts'
import type { SiteContent, SitePage } from '../contract/site.ts'

/** Address of a page on the host of its site. */
export const addressOfPage = ({ slug }: Pick<SitePage, 'slug'>): `/${string}` => `/${slug}`

/** Link of the menu; `current`: the page itself is shown, or one below it. */
export interface MenuLink {
  readonly title: string
  /** On the host of its site, without language. */
  readonly path: `/${string}`
  readonly current: 'page' | 'below' | null
  readonly children: readonly MenuLink[]
}

/** Returns the menu of a site while a page is shown; `null`: none of its pages. */
export const menuLinks = ({ pages }: SiteContent, shown: string | null): readonly MenuLink[] => {
  const linkOf = ({ page, children }: MenuEntry): MenuLink => {
    const links = children.map(linkOf)
    const current = page.id === shown ? 'page' : links.some((link) => link.current !== null) ? 'below' : null
    return { title: page.title, path: addressOfPage(page), current, children: links }
  }
  return menuOf(pages).map(linkOf)
}

/** Returns the links of the branch of the menu in which the shown page is; none where nothing is below its first page. */
export const branchOf = (links: readonly MenuLink[]): readonly MenuLink[] => {
  const top = links.find(({ current }) => current !== null)
  if (!top || top.children.length === 0) return []
  const below = (of: MenuLink): readonly MenuLink[] => [of, ...of.children.flatMap(below)]
  return below(top)
}

const hasSection = ({ sections }: SitePage, kind: string) => sections.some((section) => section.kind === kind && section.visible)

/** Page to which a section leads. */
export interface SectionTarget {
  /** Path on the host of the site, without language. */
  readonly href: `/${string}`
  readonly title: string
}

/** Returns how a section leads to a page. */
export const targetOf = (page: SitePage): SectionTarget => ({ href: addressOfPage(page), title: page.title })

/** Returns the page that shows the whole of a section of the main page; `null` where there is none. */
export const wholeOf = ({ pages }: SiteContent, shown: SitePage, kind: string): SectionTarget | null => {
  if (shown.kind !== 'main') return null
  const page = pages.find((one) => one.kind !== 'main' && hasSection(one, kind))
  return page ? targetOf(page) : null
}

/** Returns the page that leads to posts; posts of a site without one are not shown. */
export const pageOfNews = ({ pages }: SiteContent): SitePage | undefined =>
  pages.find((page) => page.kind !== 'main' && hasSection(page, 'news')) ?? pages.find((page) => hasSection(page, 'news'))
