import { languages } from '#core/kernel/language.ts'
import { answerForm } from '#web/data/answer-form.ts'
import { enterPage } from '#web/data/enter-page.ts'
import { asksForData, pageOf } from '#web/data/data-address.ts'
import type { RequestContext } from '#web/data/house.ts'
import type { PageContext } from '#web/data/page-context.ts'
import { pageExitOf } from '#web/data/stop.ts'
import { errorTold } from '#web/head/error-told.ts'
import { cachePolicyOf, type Rendered } from '#web/rendered.ts'
import { headAssets, islandScript, type Manifest } from './assets.ts'
import { draw } from './draw.tsx'
import { pageFinder, readAddress } from './find-page.ts'
import { type BuiltPage, failedPage, pages, type RoutedPage } from './pages.ts'

export { routeRules } from '#web/builds/route-rules.ts'

/** Draws a reading page, or answers undefined where the address is that of a page which wakes whole. */
export type Reading = (asked: { readonly url: string; readonly context: RequestContext }) => Promise<Rendered | undefined>

/** Reading pages without Vike: the same entries, frames and heads, looked up and put together once at start. */
export const makeReading = (manifest: Manifest): Reading => {
  const find = pageFinder(pages)
  const script = islandScript(manifest)
  const assets = new Map(
    [...pages, failedPage]
      .filter(({ hydration }) => hydration === 'islands')
      .flatMap(({ id }) =>
        languages.map((language) => [`${id} ${language}`, { head: headAssets(manifest, id, language), script }] as const),
      ),
  )
  const show = (status: number, page: BuiltPage, context: PageContext): Rendered => {
    const files = assets.get(`${page.id} ${context.context.language}`)
    if (!files) throw new Error(`${page.id} is no reading page`)
    return { status, headers, body: draw(page, context, files) }
  }
  const fail = (context: PageContext): Rendered => {
    const failed = { ...context, config: failedPage.settings }
    return show(errorTold(failed)?.status ?? 500, failedPage, failed)
  }

  return async ({ url, context: house }) => {
    const { pathname, ...urlParsed } = readAddress(pageOf(url))
    const found = find(pathname)
    if (found && found.page.hydration !== 'islands') return undefined
    // A page that stays on the server has no data for browsers: they load it whole.
    if (asksForData(url)) return { status: 404, headers: [], body: '' }
    const of = found && { route: patternOf(found.page) }
    const context: PageContext = { context: house, config: found?.page.settings ?? {}, routeParams: found?.params ?? {}, urlParsed }
    if (!found) return fail({ ...context, is404: true })
    try {
      await enterPage(context)
      await answerForm(context, found.page.action)
      const data = await found.page.data?.(context)
      return {
        ...show(house.posted?.rejected?.status ?? 200, found.page, { ...context, data }),
        cache: cachePolicyOf(house.path, data),
        ...of,
      }
    } catch (error) {
      const stop = pageExitOf(error)
      if (!stop) return { ...fail({ ...context, errorWhileRendering: error }), ...of, bug: error }
      if ('moved' in stop) return { status: 301, headers: [['Location', stop.moved], type], body: '', ...of }
      if ('next' in stop) return { status: 303, headers: [['Location', stop.next], ...headers], body: '', ...of }
      return { ...fail({ ...context, abortStatusCode: stop.status }), ...of }
    }
  }
}

/** The address as it is declared, without what stands for its parts. */
const patternOf = ({ route, settings, id }: RoutedPage) => (typeof route === 'string' ? route : (settings.routeName ?? id))

const type = ['Content-Type', 'text/html;charset=utf-8'] as const
const headers = [['Cache-Control', 'no-store, max-age=0'], type] as const
