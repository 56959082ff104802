import { Effect } from 'effect'
import { anonymous } from '#core/access/actor.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { NewsHead } from '../contract/publication.ts'
import { pathOfPost } from '../domain/addresses.ts'
import type { News } from '../domain/publication.ts'
import { ViewNews } from './view-news.ts'

/** Post in a list of several sections, with the path of its page. */
export interface PlacedPost extends NewsHead {
  readonly path: `/${string}`
  /** Facility that has written it; `null` in the teacher zone and in the blog. */
  readonly facility: { readonly slug: string; readonly name: string; readonly city: string } | null
}

/** Shows public posts of any section to everybody, each with its page and its facility; those of a facility that is gone are left out. */
export const PlacePosts = define(
  'publications/PlacePosts',
  { knownFacilities: KnownFacilities, viewNews: ViewNews },
  ({ knownFacilities, viewNews }) =>
    Effect.fn('publications.place-posts')(function* (posts: readonly News[]) {
      const facilities = yield* knownFacilities.find([...new Set(posts.flatMap(({ facility_id }) => facility_id ?? []))])
      return (yield* viewNews.heads(anonymous(''), posts)).flatMap((head): readonly PlacedPost[] => {
        if (head.facility_id === null) return [{ ...head, path: pathOfPost(head, ''), facility: null }]
        const found = facilities.get(head.facility_id)
        if (found === undefined) return []
        const { slug, name, city } = found
        return [{ ...head, path: pathOfPost(head, slug), facility: { slug, name, city } }]
      })
    }),
)
