import { messageKey } from '#core/kernel/message-key.ts'
import type { PageContext } from '#web/runtime/page-context.ts'

const known = [401, 403, 404, 410, 429, 500, 503] as const

/** Content of an error page. */
export interface ErrorPage {
  readonly status: (typeof known)[number]
  readonly title: string
  readonly text: string
}

/** Returns the error page of a page context; undefined for a page without error. */
export const errorPageOf = (pageContext: PageContext): ErrorPage | undefined => {
  const { context, is404, abortStatusCode, errorWhileRendering } = pageContext
  // `is404` is true when no route matches, and null for a page without error.
  const found =
    known.find((status) => status === abortStatusCode) ?? (is404 ? 404 : is404 === false || errorWhileRendering ? 500 : undefined)
  return (
    found && {
      status: found,
      title: context.t(messageKey('error.page', found, 'title')),
      text: context.t(messageKey('error.page', found, 'text')),
    }
  )
}
