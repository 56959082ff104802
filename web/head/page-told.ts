import type { PageContext } from '#web/data/page-context.ts'
import type { PageData } from '#web/data/page-data.ts'
import { errorTold } from './error-told.ts'
import { canonicalOf, type PageHead } from './page-head.ts'

/** What a page says about itself, its messages filled. */
export interface PageTold {
  readonly title: string
  readonly description: string | undefined
  /** The canonical Polish path. */
  readonly path: string
  readonly failed: boolean
  readonly head: PageHead
}

const brand = 'Kredka'
const branded = (title: string) => (title.startsWith(brand) ? title : `${title} – ${brand}`)

/** Reads title, description and canonical path out of the page's settings and data. */
export const pageTold = (pageContext: PageContext): PageTold => {
  const { context, config } = pageContext
  const head: PageHead = (pageContext.data as PageData<unknown> | undefined)?.head ?? {}
  const path = canonicalOf(context.path, head)
  const error = errorTold(pageContext)
  if (error) return { title: branded(error.title), description: undefined, path, failed: true, head: {} }
  const say = (given: string | undefined, key: string | undefined) =>
    given ?? (key === undefined ? undefined : context.t(key, head.values ?? {}))
  return {
    title: branded(say(head.title, config.titleKey) ?? brand),
    description: say(head.description, config.descriptionKey),
    path,
    failed: false,
    head,
  }
}
