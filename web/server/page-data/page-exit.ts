import { redirect, render } from 'vike/abort'
import type { SessionCookies } from '#core/plugin/implement.ts'

/**
 * End of a page request without the page: the status of an error page, a permanent redirect (301), or the page to load
 * next (303) with the session cookies.
 */
export type PageExit =
  | { readonly status: 401 | 403 | 404 | 410 | 429 | 503; readonly retryAfter?: number | undefined }
  | { readonly permanentRedirect: string }
  | { readonly seeOther: string; readonly session?: SessionCookies | null | undefined }

/** Creates the error that ends a page, in the form that Vike expects; the static renderer reads its `pageExit`. */
export const pageExit = (exit: PageExit): Error & { readonly pageExit: PageExit } =>
  Object.assign(
    'status' in exit
      ? render(exit.status, exit)
      : 'permanentRedirect' in exit
        ? redirect(exit.permanentRedirect, 301)
        : redirect(exit.seeOther, 302),
    { pageExit: exit },
  )

/** Returns the page exit that an error carries, if it carries one. */
export const pageExitOf = (error: unknown): PageExit | undefined => (error as { readonly pageExit?: PageExit } | undefined)?.pageExit
