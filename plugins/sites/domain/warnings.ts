import { isEmptyDocument, nodesOf } from '#core/rich-text/read-document.ts'
import type { SiteWarning } from '../contract/builder.ts'
import { isUnfilled, placeholdersIn, placeholdersOfSection } from '../contract/placeholders.ts'
import { textKinds } from '../contract/section-kinds.ts'
import type { SiteContent, SiteSection } from '../contract/site.ts'
import { textsOfSection, unfinishedIn } from '../contract/translation.ts'

/** Services of the installation for sites. */
interface Installed {
  /** Tests whether a kind of sections shows something of the facility. */
  readonly isFilled: (kind: string) => boolean
  /** Tests whether a plugin fills a kind of sections. */
  readonly isKnown: (kind: string) => boolean
  readonly hasTheme: (key: string) => boolean
}

/** Returns what should be mended in a draft before it is published, in the order of its pages. */
export const warningsOf = ({ pages, theme }: SiteContent, { isFilled, isKnown, hasTheme }: Installed): readonly SiteWarning[] => {
  const showsSomething = ({ kind, text, visible }: SiteSection) =>
    visible && (textKinds.has(kind) ? text !== null && !isEmptyDocument(text) && !isUnfilled(text) : isKnown(kind) && isFilled(kind))
  const hasSilentPicture = (section: SiteSection) =>
    textsOfSection(section).some((text) => nodesOf(text).some((node) => node.type === 'image' && node.alt.trim() === ''))
  const unfinished = [...unfinishedIn(pages, 'ua'), ...unfinishedIn(pages, 'en')]
  const ofSite = (kind: SiteWarning['kind']): SiteWarning => ({ kind, page_id: null, page: null, section_id: null, places: [] })
  return [
    ...(hasTheme(theme) ? [] : [ofSite('unknown-theme')]),
    ...pages.flatMap((page) => {
      const { id, title, visible, sections } = page
      const warning = (kind: SiteWarning['kind'], more: Partial<SiteWarning> = {}): SiteWarning => ({
        ...ofSite(kind),
        page_id: id,
        page: title,
        ...more,
      })
      const placesOfTitle = placeholdersIn(title)
      const unfilled = sections.flatMap((section) => {
        const places = section.visible ? placeholdersOfSection(section) : []
        return places.length === 0 ? [] : [warning('unfilled', { section_id: section.id, places })]
      })
      return [
        ...(visible && !sections.some(showsSomething) ? [warning('empty-page')] : []),
        ...(placesOfTitle.length > 0 ? [warning('unfilled-title', { places: placesOfTitle })] : []),
        ...(visible ? unfilled : []),
        ...(sections.some(hasSilentPicture) ? [warning('picture-without-text')] : []),
        ...(sections.some(({ kind }) => !isKnown(kind)) ? [warning('unknown-section')] : []),
        ...(unfinished.includes(page) ? [warning('translation-unfinished')] : []),
      ]
    }),
    ...(pages.some(({ visible, sections }) => visible && sections.some((one) => one.kind === 'contact' && one.visible))
      ? []
      : [ofSite('no-contact')]),
  ]
}
