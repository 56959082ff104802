import { movePage, type PageTree, type TreePage } from '../../../contract/page-tree.ts'
import type { DropPosition } from '../drag/drop-place.ts'

/** Rows of a tree as a list shows it, with their levels from 1. */
export interface TreeRow<Page> {
  readonly page: Page
  readonly level: number
}

/** Returns the pages of a tree from top to bottom. */
export const rowsOf = <Page extends TreePage>(pages: PageTree<Page>, parent: string | null = null, level = 1): readonly TreeRow<Page>[] =>
  pages.filter((page) => page.parent === parent).flatMap((page) => [{ page, level }, ...rowsOf(pages, page.id, level + 1)])

/** Place of a page: its parent, and the page before which it stands; `null`: the top, the end. */
export interface TreePlace {
  readonly parent: string | null
  readonly before: string | null
}

export type TreeDirection = 'up' | 'down' | 'in' | 'out'

/** Returns the place to which a step moves a page; `null` where there is none. */
export const placeOfStep = (pages: PageTree, id: string, direction: TreeDirection): TreePlace | null => {
  const page = pages.find((one) => one.id === id)
  if (!page) return null
  const beside = pages.filter(({ parent }) => parent === page.parent)
  const at = beside.indexOf(page)
  const previous = beside[at - 1]
  if (direction === 'up') return previous ? { parent: page.parent, before: previous.id } : null
  if (direction === 'down') return beside[at + 1] ? { parent: page.parent, before: beside[at + 2]?.id ?? null } : null
  if (direction === 'in') return previous ? { parent: previous.id, before: null } : null
  const parent = pages.find((one) => one.id === page.parent)
  if (!parent) return null
  const above = pages.filter((one) => one.parent === parent.parent)
  return { parent: parent.parent, before: above[above.indexOf(parent) + 1]?.id ?? null }
}

/** Returns the place to which a page is dropped. */
export const placeOfDrop = (pages: PageTree, over: string, part: DropPosition): TreePlace | null => {
  const page = pages.find((one) => one.id === over)
  if (!page) return null
  if (part === 'inside') return { parent: page.id, before: null }
  if (part === 'before') return { parent: page.parent, before: page.id }
  const beside = pages.filter(({ parent }) => parent === page.parent)
  return { parent: page.parent, before: beside[beside.indexOf(page) + 1]?.id ?? null }
}

/** Tests whether a page can be moved to a place. */
export const canMove = (pages: PageTree, id: string, place: TreePlace | null): place is TreePlace =>
  place !== null && place.before !== id && typeof movePage(pages, id, place) !== 'string'
