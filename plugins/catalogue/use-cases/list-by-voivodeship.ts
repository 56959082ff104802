import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import { isVoivodeship } from '#core/places/voivodeship.ts'
import type { TagBook } from '#plugins/tags/contract/questions.ts'
import type { ByVoivodeshipBody } from '../contract/region-calls.ts'
import type { Catalogue } from '../domain/catalogue.port.ts'
import { tagFilter } from './tag-filter.ts'

/** Facilities of a voivodeship by name, a page at a time; an unknown voivodeship has none. */
export const makeListByVoivodeship = ({ catalogue, tagBook }: { readonly catalogue: Catalogue; readonly tagBook: TagBook }) =>
  Effect.fn('catalogue.list-by-voivodeship')(function* (_: Actor, body: typeof ByVoivodeshipBody.Type) {
    const { voivodeship, page = 1, limit = pageSize.usual } = body
    if (!isVoivodeship(voivodeship)) return pageOf([], { total: 0, page, limit })
    const { total, cards } = yield* catalogue.facilities({ voivodeship, ...(yield* tagFilter(tagBook, body)) }, { page, limit })
    return pageOf(cards, { total, page, limit })
  })

export type ListByVoivodeship = ReturnType<typeof makeListByVoivodeship>
export const ListByVoivodeship = token<ListByVoivodeship>('catalogue/ListByVoivodeship')
