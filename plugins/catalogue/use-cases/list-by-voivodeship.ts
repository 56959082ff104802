import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import { isVoivodeship } from '#core/places/voivodeship.ts'
import type { Facets } from '#core/search/facets.port.ts'
import { selectionOf } from '#core/search/selection-of.ts'
import type { ByVoivodeshipBody } from '../contract/region-api.ts'
import type { Catalogue } from '../domain/catalogue.port.ts'
import { facetInputOf } from '../services/facet-input.ts'

/** Lists the facilities of a voivodeship by name, a page at a time; none for an unknown voivodeship. */
export const makeListByVoivodeship = ({ catalogue, facets }: { readonly catalogue: Catalogue; readonly facets: Facets }) =>
  Effect.fn('catalogue.list-by-voivodeship')(function* (_: Actor, body: typeof ByVoivodeshipBody.Type) {
    const { voivodeship } = body
    const paging = pagingOf(body)
    if (!isVoivodeship(voivodeship)) return pageOf([], { total: 0, ...paging })
    const { selection } = selectionOf(yield* facets.available(), facetInputOf(body))
    const { listed, cards } = yield* catalogue.facilities({ voivodeship, selection }, paging)
    return pageOf(cards, { total: listed, ...paging })
  })

export type ListByVoivodeship = ReturnType<typeof makeListByVoivodeship>
export const ListByVoivodeship = token<ListByVoivodeship>('catalogue/ListByVoivodeship')
