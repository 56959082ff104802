import { slugOf } from '#core/kernel/slug.ts'
import { siteLimits } from './limits.ts'
import { type PageKind, reservedSlugs } from './terms.ts'

/** Page of a site in the tree; the order among pages with one parent is that of the list. */
export interface TreePage {
  readonly id: string
  readonly kind: PageKind
  /** Page that it is below; `null`: at the top. */
  readonly parent: string | null
  readonly title: string
  /** Unique in the site, since it is the address; empty for the main page alone. */
  readonly slug: string
  readonly in_menu: boolean
  readonly visible: boolean
  /** Other addresses that lead to it. */
  readonly former?: readonly string[] | undefined
}

/** All pages of a site; exactly one is the main page. */
export type PageTree<Page extends TreePage = TreePage> = readonly Page[]

/** Reason for which an act on the tree is refused. */
export type TreeRefusal =
  | 'page-not-found'
  | 'last-page'
  | 'main-page'
  | 'too-many-pages'
  | 'too-deep'
  | 'own-descendant'
  | 'slug-taken'
  | 'slug-reserved'
  | 'slug-invalid'

/** Tree after an act, or the reason for its refusal. */
export type TreeResult<Page extends TreePage> = PageTree<Page> | TreeRefusal

const parentOf = <Page extends TreePage>(pages: PageTree<Page>, page: TreePage) => pages.find(({ id }) => id === page.parent)

/** Returns the level of a page, from 1. */
const levelOf = (pages: PageTree, page: TreePage): number => {
  const parent = parentOf(pages, page)
  return parent ? levelOf(pages, parent) + 1 : 1
}

/** Returns how many levels a page and those below it take. */
const heightOf = (pages: PageTree, page: TreePage): number =>
  1 + Math.max(0, ...pages.filter(({ parent }) => parent === page.id).map((child) => heightOf(pages, child)))

const isBelow = (pages: PageTree, page: TreePage, id: string): boolean => {
  const parent = parentOf(pages, page)
  return parent !== undefined && (parent.id === id || isBelow(pages, parent, id))
}

const slugRefusal = (pages: PageTree, page: TreePage): TreeRefusal | null => {
  if (page.kind === 'main') return page.slug === '' ? null : 'main-page'
  if (page.slug === '' || page.slug.length > siteLimits.slug || slugOf(page.slug) !== page.slug) return 'slug-invalid'
  if (reservedSlugs.has(page.slug)) return 'slug-reserved'
  return pages.some(({ id, slug }) => id !== page.id && slug === page.slug) ? 'slug-taken' : null
}

/** Adds a page as the last one below its parent. */
export const addPage = <Page extends TreePage>(pages: PageTree<Page>, page: Page): TreeResult<Page> => {
  if (pages.length >= siteLimits.pages) return 'too-many-pages'
  if (page.kind === 'main' && pages.some(({ kind }) => kind === 'main')) return 'main-page'
  if (page.parent !== null && !parentOf(pages, page)) return 'page-not-found'
  if (levelOf(pages, page) > siteLimits.depth) return 'too-deep'
  return slugRefusal(pages, page) ?? [...pages, page]
}

/** Changes title, slug, place in the menu or visibility of a page. */
export const changePage = <Page extends TreePage>(
  pages: PageTree<Page>,
  id: string,
  changes: Partial<Pick<TreePage, 'title' | 'slug' | 'in_menu' | 'visible' | 'former'>>,
): TreeResult<Page> => {
  const page = pages.find((one) => one.id === id)
  if (!page) return 'page-not-found'
  // What visitors see first cannot be hidden; the whole site can.
  if (page.kind === 'main' && changes.visible === false) return 'main-page'
  const changed = { ...page, ...changes }
  return slugRefusal(pages, changed) ?? pages.map((one) => (one.id === id ? changed : one))
}

/** Returns a page with an address that leads to it from now on; its own address is none. */
const withFormer = <Page extends TreePage>(page: Page, slug: string): Page =>
  slug === '' ? page : { ...page, former: [...new Set([...(page.former ?? []), `/${slug}`])].slice(-siteLimits.former) }

/**
 * Makes a page the start of the site, before all others; the page that was it keeps its place among the rest with an
 * address of its own, and the old address of the new start leads to it.
 */
export const startWith = <Page extends TreePage>(pages: PageTree<Page>, id: string): TreeResult<Page> => {
  const page = pages.find((one) => one.id === id)
  const main = pages.find(({ kind }) => kind === 'main')
  if (!page || !main) return 'page-not-found'
  if (page === main) return pages
  if (!page.visible) return 'main-page'
  const start = { ...withFormer(page, page.slug), kind: 'main' as const, slug: '', parent: null }
  const others = pages
    .filter((one) => one !== page)
    .map((one) => (one === main ? { ...one, kind: 'custom' as const, slug: freeSlugOf(pages, one.title) } : one))
  return [start, ...others]
}

/** Moves a page, with those below it, below another parent, before one of its children or behind them all. */
export const movePage = <Page extends TreePage>(
  pages: PageTree<Page>,
  id: string,
  to: { readonly parent: string | null; readonly before: string | null },
): TreeResult<Page> => {
  const page = pages.find((one) => one.id === id)
  const parent = to.parent === null ? null : pages.find((one) => one.id === to.parent)
  if (!page || parent === undefined) return 'page-not-found'
  const before = to.before === null ? null : pages.find((one) => one.id === to.before)
  if (before === undefined || (before && before.parent !== to.parent)) return 'page-not-found'
  if (page.kind === 'main' && to.parent !== null) return 'main-page'
  if (parent && (parent.id === id || isBelow(pages, parent, id))) return 'own-descendant'
  if ((parent ? levelOf(pages, parent) : 0) + heightOf(pages, page) > siteLimits.depth) return 'too-deep'
  if (before?.id === id) return pages
  const others = pages.filter((one) => one.id !== id)
  const at = before ? others.indexOf(before) : others.length
  return others.toSpliced(at, 0, { ...page, parent: to.parent })
}

/** Removes a page; those below it move to where it was. */
export const removePage = <Page extends TreePage>(pages: PageTree<Page>, id: string): TreeResult<Page> => {
  const page = pages.find((one) => one.id === id)
  if (!page) return 'page-not-found'
  if (pages.length === 1) return 'last-page'
  if (page.kind === 'main') return 'main-page'
  const children = pages.filter(({ parent }) => parent === id).map((child) => ({ ...child, parent: page.parent }))
  return pages.flatMap((one) => (one.id === id ? children : one.parent === id ? [] : [one]))
}

/** Returns a slug for a title that no page has. */
export const freeSlugOf = (pages: PageTree, title: string): string => {
  const slug = slugOf(title, siteLimits.slug - 4) || 'strona'
  const isTaken = (one: string) => reservedSlugs.has(one) || pages.some((page) => page.slug === one)
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? slug : `${slug}-${n}`
    if (!isTaken(candidate)) return candidate
  }
}

/** Page of the menu with those below it that are in the menu, too. */
export interface MenuEntry<Page extends TreePage = TreePage> {
  readonly page: Page
  readonly children: readonly MenuEntry<Page>[]
}

/** Returns the menu that visitors see: what is hidden hides what is below it; children of a page outside of the menu take its place. */
export const menuOf = <Page extends TreePage>(pages: PageTree<Page>, parent: string | null = null): readonly MenuEntry<Page>[] =>
  pages
    .filter((page) => page.parent === parent && page.visible)
    .flatMap((page) => {
      const children = menuOf(pages, page.id)
      return page.in_menu ? [{ page, children }] : children
    })

/** Tests whether visitors see a page: it and all above it are visible. */
export const isShown = (pages: PageTree, page: TreePage): boolean => {
  const parent = parentOf(pages, page)
  return page.visible && (parent === undefined || isShown(pages, parent))
}

/** Returns the fault of a tree that was not built by these functions, such as a draft that was sent as a whole. */
export const faultOf = (pages: PageTree): TreeRefusal | null => {
  if (new Set(pages.map(({ id }) => id)).size < pages.length) return 'page-not-found'
  if (pages.length > siteLimits.pages) return 'too-many-pages'
  const mains = pages.filter(({ kind }) => kind === 'main')
  if (mains.length !== 1 || mains[0]?.parent !== null || !mains[0].visible) return 'main-page'
  for (const page of pages) {
    if (page.parent !== null && !parentOf(pages, page)) return 'page-not-found'
    const path = new Set<string>()
    for (let one: TreePage | undefined = page; one; one = parentOf(pages, one)) {
      if (path.has(one.id)) return 'own-descendant'
      path.add(one.id)
    }
    if (path.size > siteLimits.depth) return 'too-deep'
    const refused = slugRefusal(pages, page)
    if (refused) return refused
  }
  return null
}
