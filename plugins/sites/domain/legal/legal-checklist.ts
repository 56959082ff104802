import type { LegalType, OwnershipKey } from '#core/facilities/legal-type.ts'
import { isShown } from '../../contract/page-tree.ts'
import type { SiteContent, SitePage } from '../../contract/site.ts'
import { type LegalKind, legalKinds } from '../../contract/terms.ts'
import { unfilledIn } from './blocks.ts'

/** Act that demands a page, and its article. */
export interface LegalSource {
  readonly act: string
  readonly article: string
}

const protectionAct =
  'Ustawa z dnia 13 maja 2016 r. o przeciwdziałaniu zagrożeniom przestępczością na tle seksualnym i ochronie małoletnich'
const digitalAct = 'Ustawa z dnia 4 kwietnia 2019 r. o dostępności cyfrowej stron internetowych i aplikacji mobilnych podmiotów publicznych'

/** Sources of the legal pages. */
export const legalSources: Readonly<Record<LegalKind, LegalSource>> = {
  child_protection: { act: protectionAct, article: 'art. 22b, art. 22c' },
  child_protection_short: { act: protectionAct, article: 'art. 22c' },
  privacy: { act: 'Rozporządzenie Parlamentu Europejskiego i Rady (UE) 2016/679 (RODO)', article: 'art. 13' },
  accessibility: { act: digitalAct, article: 'art. 10' },
}

/** Governing body of a facility, as far as its profile says it. */
export interface Ownership {
  readonly legalType: LegalType | null
  readonly tags: readonly OwnershipKey[]
}

const publicTypes: readonly (LegalType | null)[] = ['public', 'communal', 'self_governing']
const publicTags: readonly OwnershipKey[] = ['public', 'self_government', 'urban', 'communal']

/** Tests whether a public body runs a facility; its legal type counts before its tags. */
export const isPublicFacility = ({ legalType, tags }: Ownership): boolean =>
  legalType === null ? tags.some((tag) => publicTags.includes(tag)) : publicTypes.includes(legalType)

/**
 * Tests whether the law demands a page of a facility. All of them look after minors (art. 22b) and process data of
 * people; only public ones declare how accessible their site is.
 */
export const isRequired = (kind: LegalKind, ownership: Ownership): boolean => kind !== 'accessibility' || isPublicFacility(ownership)

/** Legal page as the law and the site have it. */
export interface LegalItem {
  readonly kind: LegalKind
  readonly required: boolean
  readonly source: LegalSource
  /** Page of the draft; `null`: there is none. */
  readonly page_id: string | null
  /** Visitors can read it. */
  readonly published: boolean
  /** Places of the draft that are still to be filled. */
  readonly unfilled: number
}

const textsOf = ({ sections }: SitePage) => sections.flatMap(({ text }) => (text === null ? [] : [text]))

/** Returns the legal page of a kind. */
export const legalPageOf = (pages: readonly SitePage[], kind: LegalKind): SitePage | undefined => pages.find(({ legal }) => legal === kind)

/** Returns what the law demands of the site of a facility, and what of it is there. */
export const legalChecklist = (
  ownership: Ownership,
  { draft, published }: { readonly draft: SiteContent; readonly published: SiteContent | null },
): readonly LegalItem[] =>
  legalKinds.map((kind) => {
    const page = legalPageOf(draft.pages, kind)
    const open = published && legalPageOf(published.pages, kind)
    return {
      kind,
      required: isRequired(kind, ownership),
      source: legalSources[kind],
      page_id: page?.id ?? null,
      published: Boolean(published && open && isShown(published.pages, open)),
      unfilled: page ? textsOf(page).reduce((sum, text) => sum + unfilledIn(text), 0) : 0,
    }
  })
