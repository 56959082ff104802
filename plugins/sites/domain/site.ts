import { Schema } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { Id, Moment, Whole } from '#core/records/columns.ts'
import { uploadsOf } from '#core/rich-text/read-document.ts'
import { emptyDocument } from '#core/rich-text/write-document.ts'
import type { SiteReach } from '../contract/builder.ts'
import { freeSlugOf, isShown } from '../contract/page-tree.ts'
import { SiteContent, type SitePage, type SiteSection, storedSite } from '../contract/site.ts'
import type { PageKind } from '../contract/terms.ts'
import { textsOfSection } from '../contract/translation.ts'

/** Key of the theme that a site has at first, and where its own is not installed. */
export const usualTheme = 'crayons'

/** Days for which the whole site stays after the package of its facility has ended. */
export const graceDays = 30

/** Web site of a facility. */
export const Site = Schema.Struct({
  ...storedSite,
  published: Schema.NullOr(SiteContent),
  /** All uploads that the texts of the draft or of a published version show. */
  upload_ids: Schema.Array(Id),
  created_at: Moment,
  updated_at: Moment,
})
export type Site = typeof Site.Type

/** Published version of a site, by number from 1. */
export const SiteVersionRecord = Schema.Struct({
  site_id: Id,
  number: Whole,
  content: SiteContent,
  published_at: Moment,
  published_by: Schema.NullOr(Id),
})
export type SiteVersionRecord = typeof SiteVersionRecord.Type

/** Creates a section for a page. */
export const newSection = (kind: string, text: SiteSection['text'] = null): SiteSection => ({
  id: newId(),
  kind,
  title: '',
  visible: true,
  text,
})

/** Creates a page for a draft; a custom one has an empty rich text. */
export const newPage = (
  pages: readonly SitePage[],
  { kind, title, parent = null }: { readonly kind: PageKind; readonly title: string; readonly parent?: string | null },
  sections: readonly SiteSection[] = [newSection('rich_text', emptyDocument)],
): SitePage => ({
  id: newId(),
  kind,
  parent,
  title: title.trim(),
  slug: kind === 'main' ? '' : freeSlugOf(pages, title),
  in_menu: true,
  visible: true,
  sections,
})

/** Returns the ids of the uploads that a content shows, its logo and those of its texts, each once. */
export const uploadsOfContent = ({ pages, look }: SiteContent): readonly string[] => [
  ...new Set([
    ...(look?.logo ? [look.logo] : []),
    ...pages.flatMap(({ sections }) => sections.flatMap((section) => textsOfSection(section).flatMap(uploadsOf))),
  ]),
]

/** Titles of the pages with which a site begins. */
export type StartTitles = Readonly<Record<'main' | 'about' | 'news' | 'gallery' | 'contact', string>>

/** Sections of the pages with which a site begins; what the profile does not have shows nothing. */
const startSections = {
  main: ['welcome', 'news', 'technics', 'gallery', 'opinions', 'payment', 'recruitment'],
  about: ['about', 'technics', 'activity', 'dayplan', 'staff'],
  news: ['news'],
  gallery: ['gallery'],
  contact: ['contact', 'hours', 'contact_form'],
} as const satisfies Record<keyof StartTitles, readonly string[]>

/** Returns the content with which a site begins: pages that the profile of the facility fills. */
export const startContent = (title: string, theme: string, titles: StartTitles): SiteContent => {
  const pages: SitePage[] = []
  for (const kind of ['main', 'about', 'news', 'gallery', 'contact'] as const)
    pages.push(
      newPage(
        pages,
        { kind, title: titles[kind] },
        startSections[kind].map((one) => newSection(one)),
      ),
    )
  return { title, theme, pages }
}

/** Returns who sees a site once it is published. */
export const reachOf = ({ active, visible, hidden }: Pick<Site, 'active' | 'visible' | 'hidden'>): SiteReach =>
  hidden ? 'hidden' : active && visible ? 'everybody' : 'off'

/** Standing of a site's facility. */
export interface SiteStanding {
  readonly isPremium: boolean
  /** End of the last package, ISO 8601; `null`: it never had one. */
  readonly validUntil: string | null
}

/**
 * Returns what visitors see of a site: nothing unless it is published, active, visible and not hidden; thirty days after
 * the package has ended the main page and contact alone. Nothing is deleted.
 */
export const shownContent = (
  { published, ...site }: Pick<Site, 'active' | 'visible' | 'hidden' | 'published'>,
  { isPremium, validUntil }: SiteStanding,
  now: Date,
): SiteContent | null => {
  if (published === null || reachOf(site) !== 'everybody') return null
  const shown = published.pages.filter((page) => isShown(published.pages, page))
  const end = validUntil === null ? 0 : Date.parse(validUntil) + graceDays * 86_400_000
  const pages = isPremium || end > now.getTime() ? shown : shown.filter(({ kind }) => kind === 'main' || kind === 'contact')
  // What a page was below may not be shown any more.
  return { ...published, pages: pages.map((page) => (pages.some(({ id }) => id === page.parent) ? page : { ...page, parent: null })) }
}
