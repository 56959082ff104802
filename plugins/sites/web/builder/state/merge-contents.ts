import type { SiteContent, SitePage } from '../../../contract/site.ts'

/** Contents of two writers who began with the same one. */
interface Contents {
  readonly base: SiteContent
  readonly mine: SiteContent
  readonly theirs: SiteContent
}

/** Merged content; `conflicts` are the titles of the pages that both have changed, of which it has mine. */
export interface MergedContents {
  readonly content: SiteContent
  readonly conflicts: readonly string[]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const find = (content: SiteContent, id: string) => content.pages.find((page) => page.id === id)
const pick = <Value>(base: Value, mine: Value, theirs: Value) => (isSame(mine, base) ? theirs : mine)

/** Returns the ids of all pages: in my order where I have changed it, else in theirs; those that one side added come last. */
const orderOf = ({ base, mine, theirs }: Contents): readonly string[] => {
  const ids = (content: SiteContent) => content.pages.map(({ id }) => id)
  const first = ids(isSame(ids(base), ids(mine)) ? theirs : mine)
  return [...new Set([...first, ...ids(mine), ...ids(theirs)])]
}

/** Merges page by page: what one side alone has changed is taken from it. */
export const mergeContents = (contents: Contents): MergedContents => {
  const { base, mine, theirs } = contents
  const conflicts: string[] = []
  const pages = orderOf(contents).flatMap((id): readonly SitePage[] => {
    const before = find(base, id)
    const own = find(mine, id)
    const other = find(theirs, id)
    if (!isSame(own, before) && !isSame(other, before) && !isSame(own, other)) conflicts.push((own ?? other ?? before)?.title ?? '')
    const merged = isSame(own, before) ? other : own
    return merged ? [merged] : []
  })
  const isThere = (id: string | null) => pages.some((page) => page.id === id)
  return {
    content: {
      title: pick(base.title, mine.title, theirs.title),
      theme: pick(base.theme, mine.theme, theirs.theme),
      look: pick(base.look, mine.look, theirs.look),
      // A page whose parent one side has removed comes to the top.
      pages: pages.map((page) => (page.parent === null || isThere(page.parent) ? page : { ...page, parent: null })),
    },
    conflicts,
  }
}
