import { newId } from '#core/kernel/ids.ts'
import { type MatrixCall, type MatrixCalls, type MatrixContext, withoutObject } from '#core/plugin/matrix.ts'
import { SearchStopLink } from '../services/stop-link.ts'
import { insertSearch } from './insert-search.ts'

const path = '/api/v1/saved-search'
const area = 'granice=19%2C50%2C19.1%2C50.1'
const exists = (query: string, ...parameters: readonly unknown[]) => [`select exists (${query}) yes`, ...parameters] as const

/** Calls about a saved search: `own` is one of the caller, `foreign` one of another account. */
const aboutSearch = (call: (id: string) => MatrixCall): MatrixCalls[string] => ({
  own: async (context) => call(await insertSearch(context, context.user?.id ?? newId())),
  foreign: async (context) => call(await insertSearch(context, (await context.other()).id)),
})

const linked = async (context: MatrixContext) => {
  const id = await insertSearch(context, (await context.other()).id)
  return { id, address: `${path}/stop/${context.find(SearchStopLink).tokenOf(id)}` }
}

/** Calls about saved searches. */
export const matrix: MatrixCalls = {
  ...withoutObject({
    [`get ${path}/mine`]: { path: `${path}/mine` },
    [`get ${path}/preview`]: { path: `${path}/preview?query=${encodeURIComponent(area)}` },
  }),
  [`post ${path}`]: {
    none: () => {
      const name = newId()
      return { path, body: { name, query: area }, effect: { stored: exists('select 1 from saved_searches_search where name = ?', name) } }
    },
  },
  [`patch ${path}/:id`]: aboutSearch((id) => ({
    path: `${path}/${id}`,
    body: { name: 'Zmieniona' },
    effect: { changed: exists(`select 1 from saved_searches_search where id = ? and name = 'Zmieniona'`, id) },
  })),
  [`delete ${path}/:id`]: aboutSearch((id) => ({
    path: `${path}/${id}`,
    effect: { removed: exists('select 1 where not exists (select 1 from saved_searches_search where id = ?)', id) },
  })),
  [`get ${path}/stop/:token`]: {
    own: async (context) => ({ path: (await linked(context)).address }),
    foreign: () => ({ path: `${path}/stop/${newId()}.${'x'.repeat(43)}` }),
  },
  [`post ${path}/stop/:token`]: {
    own: async (context) => {
      const { id, address } = await linked(context)
      return {
        path: address,
        form: new URLSearchParams(),
        effect: { ended: exists(`select 1 from saved_searches_search where id = ? and frequency = 'off'`, id) },
      }
    },
    foreign: () => ({ path: `${path}/stop/${newId()}.${'x'.repeat(43)}`, form: new URLSearchParams() }),
  },
}
