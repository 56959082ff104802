import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { TagBook } from '#plugins/tags/contract/questions.ts'
import type { BestQuery } from '../contract/region-calls.ts'
import type { Catalogue } from '../domain/catalogue.port.ts'
import { tagFilter } from './tag-filter.ts'

/** Recommended facilities: before there are opinions, the completest profile first, then free places (decisions §29). `city`: `malopolskie/krakow` or `krakow`. */
export const makeListBest = ({ catalogue, tagBook }: { readonly catalogue: Catalogue; readonly tagBook: TagBook }) =>
  Effect.fn('catalogue.list-best')(function* (_: Actor, { count, specialization, city }: typeof BestQuery.Type) {
    const [slug, voivodeship] = city?.split('/').toReversed() ?? []
    const tags = yield* tagFilter(tagBook, { required_specialization: specialization === undefined ? undefined : [specialization] })
    return yield* catalogue.best({ ...tags, ...(slug ? { city: slug } : {}), ...(voivodeship ? { voivodeship } : {}) }, count)
  })

export type ListBest = ReturnType<typeof makeListBest>
export const ListBest = token<ListBest>('catalogue/ListBest')
