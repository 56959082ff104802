import { isFailure } from '#core/kernel/failure.ts'
import { languages } from '#core/kernel/language.ts'
import { errorPageOf } from '#web/runtime/error-page.ts'
import type { PageContext } from '#web/runtime/page-context.ts'
import { isPageDataRequest, pagePathOf } from '#web/runtime/page-data-path.ts'
import { stillErrorPage } from '#web/server/document/still-error-page.ts'
import { authorizePage } from '#web/server/page-data/authorize-page.ts'
import { handleFormPost } from '#web/server/page-data/handle-form-post.ts'
import { pageExitOf } from '#web/server/page-data/page-exit.ts'
import { cachePolicyOf, type PageResult, type Render } from '#web/server/page-result.ts'
import { headAssets, islandScript, type Manifest } from './assets.ts'
import { type BuiltPage, errorPage, pages, type RoutedPage } from './built-pages.ts'
import { makePageFinder, parsePageUrl } from './find-page.ts'
import { makePageDataReader } from './read-page-data.ts'
import { renderStaticPage } from './render-static-page.tsx'
import { makeTurnQueue } from './turn-queue.ts'

export { routeRules } from '#web/server/builds/route-rules.ts'

/** Renders a static page (mode `html`); returns undefined when the address belongs to a page that is hydrated as a whole. */
export type StaticRenderer = (...request: Parameters<Render>) => Promise<PageResult | undefined>

/** Creates the renderer of static pages without Vike. Pages, layouts and heads are the ones Vike uses, resolved once at start. */
export const makeStaticRenderer = (manifest: Manifest): StaticRenderer => {
  const find = makePageFinder(pages)
  const turn = makeTurnQueue()
  const readData = makePageDataReader()
  const script = islandScript(manifest)
  const assets = new Map(
    [...pages, errorPage]
      .filter(({ hydration }) => hydration === 'islands')
      .flatMap(({ id, settings: { still } }) =>
        languages.map((language) => [`${id} ${language}`, { ...headAssets(manifest, id, language), script: still ? '' : script }] as const),
      ),
  )
  const renderPage = (status: number, page: BuiltPage, context: PageContext): PageResult => {
    const files = assets.get(`${page.id} ${context.context.language}`)
    if (!files) throw new Error(`${page.id} is not a static page`)
    return { status, headers, body: renderStaticPage(page, context, files) }
  }
  const renderError = (context: PageContext): PageResult => {
    const failed = { ...context, config: errorPage.settings }
    const error = errorPageOf(failed)
    if (context.config.still && error) return { status: error.status, headers: [htmlType], body: stillErrorPage(error, context.context) }
    return renderPage(error?.status ?? 500, errorPage, failed)
  }

  return async ({ url }, requestContext) => {
    const { pathname, ...urlParsed } = parsePageUrl(pagePathOf(url))
    const found = find(pathname)
    if (found && found.page.hydration !== 'islands') return undefined
    // Static pages have no JSON data for client-side navigation: browsers load the whole document.
    if (isPageDataRequest(url)) return { status: 404, headers: [], body: '' }
    const route = found && { route: patternOf(found.page) }
    let context: PageContext = {
      context: requestContext,
      config: found?.page.settings ?? {},
      routeParams: found?.params ?? {},
      urlParsed,
    }
    if (!found) return renderError({ ...context, is404: true })
    try {
      context = { ...context, context: await authorizePage(context) }
      context = { ...context, context: await handleFormPost(context, found.page.action) }
      const data = await readData(found.page, context)
      await turn()
      const { posted, user, path } = context.context
      const status = posted?.rejected?.status ?? data?.head.status ?? 200
      return {
        ...renderPage(status, found.page, { ...context, data }),
        cachePolicy: status === 200 || posted ? cachePolicyOf(path, data) : undefined,
        forUser: user !== null,
        ...route,
      }
    } catch (error) {
      const exit = pageExitOf(error)
      if (!exit) {
        const retryAfter = isFailure(error) ? error.retryAfterSeconds : undefined
        return { ...renderError({ ...context, errorWhileRendering: error }), ...route, retryAfter, unexpectedError: error }
      }
      if ('permanentRedirect' in exit) return { status: 301, headers: [['Location', exit.permanentRedirect], htmlType], body: '', ...route }
      if ('seeOther' in exit)
        return { status: 303, headers: [['Location', exit.seeOther], ...headers], body: '', session: exit.session, ...route }
      const { retryAfter } = exit
      return { ...renderError({ ...context, abortStatusCode: exit.status, retryAfter }), ...route, retryAfter }
    }
  }
}

/** Returns the declared route pattern of a page, for logs and metrics. */
const patternOf = ({ route, settings, id }: RoutedPage) => (typeof route === 'string' ? route : (settings.routeName ?? id))

const htmlType = ['Content-Type', 'text/html;charset=utf-8'] as const
const headers = [['Cache-Control', 'no-store, max-age=0'], htmlType] as const
