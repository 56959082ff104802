import type { PageContext } from '#web/runtime/page-context.ts'
import type { PageData } from '#web/runtime/page-data.ts'
import type { BuiltPage } from './built-pages.ts'

type Page = Pick<BuiltPage, 'id' | 'data'>

/** Reads the data of a page. */
export type ReadPageData = (page: Page, context: PageContext) => Promise<PageData<unknown> | undefined>

/**
 * Creates the reader of the data of pages. Replicas answer for pages with cache tags, which a change invalidates; others
 * show what somebody has just done, by a number or a secret in the address. That something is not there, only the
 * primary says.
 */
export const makePageDataReader = (): ReadPageData => {
  const withoutTags = new Set<string>()
  return async (page, context) => {
    const { overReplicas } = context.context
    if (page.data && overReplicas && !withoutTags.has(page.id)) {
      const data = await page.data({ ...context, context: overReplicas }).catch(() => null)
      if (data && !data.head.tags) withoutTags.add(page.id)
      else if (data && data.head.status === undefined) return data
    }
    return page.data?.(context)
  }
}
