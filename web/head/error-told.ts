import type { PageContext } from '#web/data/page-context.ts'

const known = [401, 403, 404, 410, 429, 500, 503] as const

/** What an error page says, by its status. */
export interface ErrorPage {
  readonly status: (typeof known)[number]
  readonly title: string
  readonly text: string
}

/** The error a page context stands for; undefined on an ordinary page. */
export const errorTold = (pageContext: PageContext): ErrorPage | undefined => {
  const { context, is404, abortStatusCode, errorWhileRendering } = pageContext
  // A page that was not found by route has only `is404`; an ordinary page has it null.
  const found =
    known.find((status) => status === abortStatusCode) ?? (is404 ? 404 : is404 === false || errorWhileRendering ? 500 : undefined)
  return found && { status: found, title: context.t(`error.page.${found}.title`), text: context.t(`error.page.${found}.text`) }
}
