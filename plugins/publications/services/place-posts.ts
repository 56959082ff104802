import { Effect } from 'effect'
import { anonymous } from '#core/access/actor.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { PlacedPost } from '../contract/public-posts.ts'
import type { News } from '../domain/publication.ts'
import { ViewNews } from './view-news.ts'

/** Shows public posts of any section to everybody, each with its facility; those of a facility that is gone are left out. */
export const PlacePosts = define(
  'publications/PlacePosts',
  { knownFacilities: KnownFacilities, viewNews: ViewNews },
  ({ knownFacilities, viewNews }) =>
    Effect.fn('publications.place-posts')(function* (posts: readonly News[]) {
      const facilities = yield* knownFacilities.find([...new Set(posts.flatMap(({ facility_id }) => facility_id ?? []))])
      return (yield* viewNews.heads(anonymous(''), posts)).flatMap((head): readonly PlacedPost[] => {
        if (head.facility_id === null) return [{ ...head, facility: null }]
        const found = facilities.get(head.facility_id)
        return found === undefined ? [] : [{ ...head, facility: { slug: found.slug, name: found.name, city: found.city } }]
      })
    }),
)
