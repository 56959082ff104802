import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import { isVoivodeship } from '#core/places/voivodeship.ts'
import { selectionOf } from '#core/search/choice-of.ts'
import type { Facets } from '#core/search/facets.port.ts'
import type { ByVoivodeshipBody } from '../contract/region-calls.ts'
import type { Catalogue } from '../domain/catalogue.port.ts'
import { wantedOf } from './wanted-of.ts'

/** Facilities of a voivodeship by name, a page at a time; an unknown voivodeship has none. */
export const makeListByVoivodeship = ({ catalogue, facets }: { readonly catalogue: Catalogue; readonly facets: Facets }) =>
  Effect.fn('catalogue.list-by-voivodeship')(function* (_: Actor, body: typeof ByVoivodeshipBody.Type) {
    const { voivodeship, page = 1, limit = pageSize.usual } = body
    if (!isVoivodeship(voivodeship)) return pageOf([], { total: 0, page, limit })
    const { choice } = selectionOf(yield* facets.available(), wantedOf(body))
    const { total, cards } = yield* catalogue.facilities({ voivodeship, choice }, { page, limit })
    return pageOf(cards, { total, page, limit })
  })

export type ListByVoivodeship = ReturnType<typeof makeListByVoivodeship>
export const ListByVoivodeship = token<ListByVoivodeship>('catalogue/ListByVoivodeship')
