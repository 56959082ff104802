import { messageKey } from '#core/kernel/message-key.ts'
import { retryTime } from '#core/kernel/retry-time.ts'
import type { PageContext } from '#web/runtime/page-context.ts'

const known = [401, 403, 404, 410, 429, 500, 503] as const

/** Content of an error page. */
export interface ErrorPage {
  readonly status: (typeof known)[number]
  readonly title: string
  readonly text: string
}

/** Reason with which Vike ends a page. */
type Aborted = { readonly retryAfter?: number } | undefined

/** Returns the error page of a page context; undefined for a page without error. */
export const errorPageOf = (pageContext: PageContext): ErrorPage | undefined => {
  const { context, is404, abortStatusCode, errorWhileRendering, retryAfter, abortReason } = pageContext
  // `is404` is true when no route matches, and null for a page without error.
  const found =
    known.find((status) => status === abortStatusCode) ?? (is404 ? 404 : is404 === false || errorWhileRendering ? 500 : undefined)
  if (found === undefined) return undefined
  const time = found === 429 ? retryTime(retryAfter ?? (abortReason as Aborted)?.retryAfter) : null
  return {
    status: found,
    title: context.t(messageKey('error.page', found, 'title')),
    text: time === null ? context.t(messageKey('error.page', found, 'text')) : context.t('error.page.429.at', { time }),
  }
}
