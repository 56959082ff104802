import type { SitePageView as PageView, ShownSection as Section, SiteView as View } from '../use-cases/show-site-page.ts'

/** Data of a page of a site. */
export type SitePageView = PageView

/** Data of the page. */
export type SiteView = View

/** Section of the page, with links in the language of the page. */
type ShownSection = Omit<Section, 'more'> & { readonly more: { readonly href: string; readonly title: string } | null }

/** The site itself, with its facility. */
export type ShownSite = NonNullable<PageView['site']>

/** Link of the menu. */
export type MenuLink = PageView['menu'][number]

/** Hours of a week. */
export type WeekHours = NonNullable<ShownSite['facts']['hours']>['value']

/** Props of the sections of this plugin. */
export interface SectionProps {
  readonly site: ShownSite
  readonly view: SiteView
  readonly section: ShownSection
  /** Heading that the owner has given; empty for the usual one, `null` for none. */
  readonly heading: string | null
}
