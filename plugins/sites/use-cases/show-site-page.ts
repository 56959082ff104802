import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilityPosts } from '#core/facilities/facility-posts.port.ts'
import type { SlotDataOfFacility } from '#core/facilities/facility-slot-data.port.ts'
import { sitePostSection } from '#core/facilities/slots.ts'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import type { UploadView } from '#plugins/uploads/contract/upload.ts'
import { pageOfFormer } from '../contract/former-paths.ts'
import type { SearchTexts, SiteSection } from '../contract/site.ts'
import type { LegalKind } from '../contract/terms.ts'
import { type Elsewhere, elsewhereOf } from '../domain/elsewhere.ts'
import { addressOfPage, branchOf, type MenuLink, menuLinks, pageOfNews, type SectionTarget, targetOf } from '../domain/shown-page.ts'
import { OpenSite, type ShownSite, type SiteTheme } from '../services/open-site.ts'
import { ViewPage } from '../services/view-page.ts'

/** Section of a shown page; `more`: page with the whole of it. */
export type ShownSection = SiteSection & { readonly more: SectionTarget | null }

/** Page inside of a site. */
export interface SiteView {
  readonly title: string
  /** Path on the host of the site. */
  readonly path: `/${string}`
  readonly isMain: boolean
  /** It is a page that the law demands. */
  readonly legal: LegalKind | null
  /** Languages in which it is written. */
  readonly languages: readonly Language[]
  readonly sections: readonly ShownSection[]
  readonly uploads: readonly UploadView[]
  /** Data of plugins for their sections. */
  readonly parts: SlotDataOfFacility
  /** Beginning of its text, for search engines. */
  readonly lead: string | null
  /** Title and description that its owner has written for search engines. */
  readonly search: SearchTexts | null
  /** A visitor has asked for telephone and e-mail. */
  readonly isRevealed?: true
}

/** Page of a site in its frame; without a `site` there is none, without a `view` it has no such page. */
export interface SitePageView {
  readonly theme: SiteTheme | null
  readonly site: ShownSite | null
  readonly menu: readonly MenuLink[]
  /** Links of the branch of the menu in which the page is. */
  readonly branch: readonly MenuLink[]
  readonly view: SiteView | null
  /** Path of the page to which the address leads that was asked for. */
  readonly movedTo?: `/${string}`
  /** Languages in which visitors find what is not in theirs. */
  readonly elsewhere?: readonly Elsewhere[]
  /** A draft, for its writers: sections can be found, and those that show nothing say so. */
  readonly isDraft?: true
}

const emptyFrame = (theme: SiteTheme | null): SitePageView => ({ theme, site: null, menu: [], branch: [], view: null })

interface Missing {
  readonly path: string
  readonly language: Language
  readonly elsewhere?: readonly Elsewhere[]
}

/** Returns the frame of a site without the page that was asked for, with the one to which its address leads. */
const missing = (site: ShownSite, theme: SiteTheme | null, { path, language, elsewhere = [] }: Missing): SitePageView => {
  const { content } = site
  const moved = site.language === language ? pageOfFormer(content.pages, path) : undefined
  const menu = site.language === language ? menuLinks(content, null) : []
  return { theme, site, menu, branch: [], view: null, elsewhere, ...(moved && { movedTo: addressOfPage(moved) }) }
}

/** Page of a site that a visitor asks for. */
export interface SitePageInput {
  /** Sub-domain, or a host. */
  readonly name: string
  readonly slug: string
  readonly language: Language
}

/** Shows a page of a site to visitors, by name and slug, by at most three queries; the main page has an empty slug. */
export const ShowSitePage = define('sites/ShowSitePage', { openSite: OpenSite, viewPage: ViewPage }, ({ openSite, viewPage }) =>
  Effect.fn('sites.show-page')(function* (_: Actor, { name, slug, language }: SitePageInput) {
    const { site, theme, all } = yield* openSite(name, language)
    if (site === null) return emptyFrame(theme)
    const { content, facility } = site
    const page = site.language === language ? content.pages.find((one) => one.slug === slug) : undefined
    if (!page) return missing(site, theme, { path: `/${slug}`, language, elsewhere: elsewhereOf(all, slug, language) })
    const menu = menuLinks(content, page.id)
    const view: SiteView = { ...(yield* viewPage(facility.id, content, page)), languages: site.languagesOfPages[page.id] ?? ['pl'] }
    return { theme, site, menu, branch: branchOf(menu), view }
  }),
)

/** Shows where an address leads that is no page's, such as those of an earlier site; else that there is no such page. */
export const ShowFormerAddress = define('sites/ShowFormerAddress', { openSite: OpenSite }, ({ openSite }) =>
  Effect.fn('sites.show-former-address')(function* (_: Actor, { name, path, language }: Omit<SitePageInput, 'slug'> & { path: string }) {
    const { site, theme } = yield* openSite(name, language)
    return site === null ? emptyFrame(theme) : missing(site, theme, { path, language })
  }),
)

/** Shows a public post of a facility inside of its site, which must have a page with posts. */
export const ShowSitePost = define('sites/ShowSitePost', { openSite: OpenSite, posts: FacilityPosts }, ({ openSite, posts }) =>
  Effect.fn('sites.show-post')(function* (_: Actor, { name, post }: { readonly name: string; readonly post: string }) {
    const { site, theme } = yield* openSite(name)
    if (site === null) return emptyFrame(theme)
    const page = pageOfNews(site.content)
    const found = page ? yield* posts.find(site.facility.id, post) : null
    const frame = { theme, site, menu: menuLinks(site.content, page?.id ?? null), branch: [] }
    if (!page || found === null) return { ...frame, view: null }
    const section: ShownSection = { id: found.slug, kind: sitePostSection, title: '', visible: true, text: null, more: targetOf(page) }
    const view: SiteView = {
      title: found.title,
      path: `/aktualnosci/${found.slug}`,
      isMain: false,
      legal: null,
      languages: ['pl'],
      sections: [section],
      uploads: [],
      parts: { [sitePostSection]: found.data },
      lead: found.lead,
      search: null,
    }
    return { ...frame, view }
  }),
)
