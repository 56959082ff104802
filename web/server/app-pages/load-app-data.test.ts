import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { MissingJwt } from '#core/access/access-errors.ts'
import { nameOf, token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { PremiumRequired } from '#core/packages/limit-errors.ts'
import { type LayoutData, type LayoutInput, layout } from '#core/plugin/layout.ts'
import type { PageContext } from '#web/runtime/page-context.ts'
import { pageExitOf } from '../page-data/page-exit.ts'
import { loadAppData } from './load-app-data.ts'

interface PanelData extends LayoutData {
  readonly facility: string
}
const LoadPanel = token<UseCase<LayoutInput, PanelData>>('probe/LoadPanel')
const panel = layout('panel', { path: '/panel', access: 'user', load: LoadPanel })

/** Page context with a panel and one query; both begin before either ends. */
const pageWith = (call: (route: string, input: object) => Promise<unknown>) => {
  const started: string[] = []
  const release = Promise.withResolvers<void>()
  const begin = async <Result>(name: string, result: () => Promise<Result>) => {
    if (started.push(name) === 2) release.resolve()
    await release.promise
    return result()
  }
  const context = {
    run: (use: symbol, input: LayoutInput) => begin(nameOf(use as never), async () => ({ badges: {}, facility: input['facility'] })),
    call: (route: string, input: object) => begin(route, () => call(route, input)),
  }
  const queries = ({ params }: { readonly params: LayoutInput }) => [{ route: 'GET /api/v1/place', input: { id: params['facility'] } }]
  const config = { layoutName: panel.layout, layoutLoader: nameOf(panel.load), queries }
  return { context, config, routeParams: { facility: 'f1' }, urlParsed: { search: {}, searchAll: {} } } as unknown as PageContext
}

test('loads the layout beside what the page reads, once, with the parameters of the address', async () => {
  expect(await loadAppData(pageWith(async (_, input) => ({ read: input })))).toEqual({
    answers: [[['GET /api/v1/place', { id: 'f1' }], { read: { id: 'f1' } }]],
    layoutData: { layout: 'panel', data: { badges: {}, facility: 'f1' } },
  })
})

test('ends the page with the status of a failure, and throws a bug on', async () => {
  const failed = await loadAppData(pageWith(() => Effect.runPromise(Effect.fail(new MissingJwt())))).catch(pageExitOf)
  expect(failed).toMatchObject({ status: 401 })
  await expect(loadAppData(pageWith(() => Promise.reject(new Error('bug'))))).rejects.toThrow('bug')
})

test('OW-16 a page that needs a package which the facility lacks comes without answers, for the layout to show the way to one', async () => {
  const page = pageWith(() => Effect.runPromise(Effect.fail(new PremiumRequired())))
  expect(await loadAppData(page)).toMatchObject({ answers: [], layoutData: { layout: 'panel' } })
})

test('loads nothing for a page without layout loader and queries', async () => {
  const page = { context: {}, config: {}, routeParams: {}, urlParsed: { search: {}, searchAll: {} } } as unknown as PageContext
  expect(await loadAppData(page)).toEqual({ answers: [], layoutData: undefined })
})

test('a layout without badges, or with a relative address, does not compile', () => {
  const mistakes = () => [
    // @ts-expect-error the layout's data has no badges
    layout('panel', { path: '/panel', access: 'user', load: token<UseCase<LayoutInput, { readonly facility: string }>>('probe/X') }),
    // @ts-expect-error an address begins with a slash
    layout('panel', { path: 'panel', access: 'user', load: LoadPanel }),
  ]
  expect(mistakes).toBeTypeOf('function')
})
