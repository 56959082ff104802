import type { MessageKey } from '#core/kernel/message-key.ts'
import type { PageContext } from '#web/runtime/page-context.ts'
import type { PageData } from '#web/runtime/page-data.ts'
import { brandedTitle } from './branded-title.ts'
import { errorPageOf } from './error-page.ts'
import { canonicalOf, type PageHead } from './page-head.ts'

/** Metadata of a page with translated texts. */
export interface PageMeta {
  readonly title: string
  readonly description: string | undefined
  /** The canonical Polish path. */
  readonly path: string
  readonly failed: boolean
  readonly head: PageHead
}

/** Builds the metadata of a page from its settings and data. */
export const pageMetaOf = (pageContext: PageContext): PageMeta => {
  const { context, config } = pageContext
  const head: PageHead = (pageContext.data as PageData<unknown> | undefined)?.head ?? {}
  const path = canonicalOf(context.path, head)
  const error = errorPageOf(pageContext)
  if (error) return { title: brandedTitle(error.title), description: undefined, path, failed: true, head: {} }
  const textOf = (given: string | undefined, key: MessageKey | undefined) =>
    given ?? (key === undefined ? undefined : context.t(key, head.values ?? {}))
  return {
    title: head.site ? (textOf(head.title, config.titleKey) ?? head.site.name) : brandedTitle(textOf(head.title, config.titleKey)),
    description: textOf(head.description, config.descriptionKey),
    path,
    failed: false,
    head,
  }
}
