import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { provide } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import type { LayoutInput } from '#core/plugin/layout.ts'
import { cmsApi } from '../contract/api.ts'
import { LoadCmsLayout } from '../contract/ui.ts'
import { CmsCities } from '../domain/cities.port.ts'
import { findCities } from '../domain/find-cities.ts'

/** Lists the cities with a page in the catalogue, those with most facilities first. */
export const ListCities = handler(cmsApi.listCities, { cities: CmsCities }, ({ cities }) =>
  Effect.fn('cms.list-cities')(function* (_, query) {
    const { offset, ...paging } = pagingOf(query)
    const question = { q: query.q, voivodeship: query['filter[voivodeship][eq]'], missing: query['filter[missing][eq]'] }
    const found = findCities(yield* cities.all(), question)
    return pageOf(found.slice(offset, offset + paging.limit), { total: found.length, offset, ...paging })
  }),
)

/** Loads what all pages of the editors' area show: the badge counters of its tabs. */
export const makeLoadCmsLayout = provide(
  LoadCmsLayout,
  { overview: Overview },
  ({ overview }): LoadCmsLayout =>
    Effect.fn('cms.load-layout')(function* (actor: Actor, _: LayoutInput) {
      const { id } = yield* requireUser(actor)
      return { badges: yield* overview.countsOf(id) }
    }),
)
