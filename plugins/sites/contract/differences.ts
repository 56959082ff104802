import type { SiteDifference } from './builder.ts'
import type { SiteContent, SitePage } from './site.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const idsOf = (all: readonly { readonly id: string }[], among: readonly { readonly id: string }[]) =>
  all.flatMap(({ id }) => (among.some((one) => one.id === id) ? [id] : []))

const sectionDifferences = (before: SitePage, after: SitePage): readonly SiteDifference[] => {
  const of = (kind: SiteDifference['kind'], section: string | null): SiteDifference => ({ kind, page: after.title, section })
  const changes = after.sections.flatMap((section) => {
    const earlier = before.sections.find(({ id }) => id === section.id)
    if (!earlier) return [of('section-added', section.kind)]
    return isSame(earlier, section) ? [] : [of('section-changed', section.kind)]
  })
  const removed = before.sections.filter(({ id }) => !after.sections.some((one) => one.id === id))
  const isSorted = isSame(idsOf(before.sections, after.sections), idsOf(after.sections, before.sections))
  return [...changes, ...removed.map(({ kind }) => of('section-removed', kind)), ...(isSorted ? [] : [of('sections-sorted', null)])]
}

/** Tests whether a page has another parent, or another place among those that were beside it before. */
const isMoved = (before: SiteContent, after: SiteContent, page: SitePage, earlier: SitePage) => {
  if (page.parent !== earlier.parent) return true
  const beside = ({ pages }: SiteContent) => pages.filter((one) => one.parent === page.parent)
  const earlierOrder = idsOf(beside(before), beside(after))
  const order = idsOf(beside(after), beside(before))
  return earlierOrder.indexOf(page.id) !== order.indexOf(page.id)
}

/** Returns the titles of a page in all languages. */
const titlesOf = ({ title, translations = {} }: SitePage) => [title, translations.ua?.title, translations.en?.title]

/** Returns what a page says to search engines in all languages. */
const searchOf = ({ search, translations = {} }: SitePage) =>
  [search, translations.ua?.search, translations.en?.search].map((texts) => `${texts?.title ?? ''}\n${texts?.description ?? ''}`)

const pageDifferences = (before: SiteContent, after: SiteContent, page: SitePage): readonly SiteDifference[] => {
  const of = (kind: SiteDifference['kind']): SiteDifference => ({ kind, page: page.title, section: null })
  const earlier = before.pages.find(({ id }) => id === page.id)
  if (!earlier) return [of('page-added')]
  return [
    ...(isSame(titlesOf(page), titlesOf(earlier)) ? [] : [of('page-renamed')]),
    ...(isSame(searchOf(page), searchOf(earlier)) ? [] : [of('page-search')]),
    ...(page.slug === earlier.slug ? [] : [of('page-address')]),
    ...(isMoved(before, after, page, earlier) ? [of('page-moved')] : []),
    ...(page.visible === earlier.visible ? [] : [of(page.visible ? 'page-shown' : 'page-hidden')]),
    ...(page.in_menu === earlier.in_menu ? [] : [of(page.in_menu ? 'menu-added' : 'menu-removed')]),
    ...sectionDifferences(earlier, page),
  ]
}

/** Returns what visitors would see anew of a draft, in its order; of what was never published every page is new. */
export const differencesOf = (published: SiteContent | null, draft: SiteContent): readonly SiteDifference[] => {
  const before = published ?? { ...draft, pages: [] }
  const ofSite = (kind: SiteDifference['kind']): SiteDifference => ({ kind, page: null, section: null })
  return [
    ...(before.title === draft.title ? [] : [ofSite('title')]),
    ...(before.theme === draft.theme ? [] : [ofSite('theme')]),
    ...(isSame(before.look, draft.look) ? [] : [ofSite('look')]),
    ...draft.pages.flatMap((page) => pageDifferences(before, draft, page)),
    ...before.pages.flatMap((page) =>
      draft.pages.some(({ id }) => id === page.id) ? [] : [{ kind: 'page-removed', page: page.title, section: null } as const],
    ),
  ]
}
