import type { renderPage } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import type { SessionCookies } from '#core/plugin/implement.ts'
import type { FormPost } from '../runtime/form-post.ts'
import type { PageData } from '../runtime/page-data.ts'
import { isPageDataRequest } from '../runtime/page-data-path.ts'
import type { RequestContext } from '../runtime/request-context.ts'
import type { PageExit } from './page-data/page-exit.ts'
import { cachePolicyOf, type PageResult, type Render } from './page-result.ts'

/** Results of Vike's hooks that its page context does not return after a redirect; written by the guard (page-data/page-guard.ts). */
export interface HookOutcome {
  context: RequestContext
  session?: SessionCookies | null | undefined
}

type VikeResponse = Awaited<ReturnType<typeof renderPage>> &
  Partial<Pick<PageContextServer, 'config' | 'data'>> & { readonly abortReason?: Partial<Extract<PageExit, { status: number }>> }

declare global {
  namespace Vike {
    interface PageContextServer {
      outcome: HookOutcome
    }
  }
}

/** Renders a page by Vike: every page in development, in production the pages that are hydrated as a whole. */
export const renderByVike: Render = async ({ url }, context) => {
  const outcome: HookOutcome = { context }
  // Loaded with the first page in mode `app`: static pages do without it.
  const vike = await import('vike/server')
  const rendered: VikeResponse = await vike.renderPage({ urlOriginal: url, context, outcome })
  const { statusCode, headers, body } = rendered.httpResponse
  const { posted, user, path } = outcome.context
  const { head } = (rendered.data ?? {}) as Partial<PageData<unknown>>
  const status = posted ? formStatusOf(statusCode, posted) : statusCode === 200 ? (head?.status ?? 200) : statusCode
  const common: Pick<PageResult, 'forUser' | 'session' | 'retryAfter'> = {
    forUser: user !== null,
    session: outcome.session,
    retryAfter: rendered.abortReason?.retryAfter,
  }
  if (!isPageDataRequest(url)) {
    const cachePolicy = status === 200 ? cachePolicyOf(path, rendered.data) : undefined
    return { status, headers, body, cachePolicy, ...common }
  }
  // Static pages, error pages and pages of mode `document` have no JSON data for client-side navigation: browsers load them whole.
  return rendered.config?.hydration !== undefined
    ? { status: 404, headers: [], body: '' }
    : { status, headers: [...headers, ['Cache-Control', 'no-store']], body, ...common }
}

/** Returns the status after a form post: Vike answers 200 for a rejected form and 302 for the redirect after an accepted one. */
const formStatusOf = (status: number, { rejected }: FormPost) => {
  if (status === 302) return 303
  return status === 200 && rejected ? rejected.status : status
}
