import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { writeNews } from '../contract/permissions.ts'
import { demoFacility } from '../demo/authors.ts'
import { readPosts } from '../demo/read-demo-posts.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { concurrency } from '../services/demo-posts.ts'
import { WriteDemoPost } from '../services/write-demo-post.ts'

const folder = new URL('../demo/facility/', import.meta.url)

/** Writes the posts of the demo's facility, once. */
export const SeedPublicationsDemo = define(
  'publications/SeedDemo',
  { demoFacilities: DemoFacilities, grants: Grants, repository: NewsRepository, writePost: WriteDemoPost },
  ({ demoFacilities, grants, repository, writePost }): Seed =>
    Effect.fn('publications.seed-demo')(function* () {
      const facility_id = yield* demoFacilities.find(demoFacility.name, demoFacility.city)
      const [id] = facility_id === null ? [] : yield* grants.ownersOf(facility_id)
      if (facility_id === null || id === undefined || (yield* repository.ofFacility(facility_id)).length > 0) return
      const owner: User = { kind: 'user', id, type: 'user', perms: { [facility_id]: [writeNews.name] }, session: id, address: 'demo' }
      const posts = yield* Effect.sync(() => readPosts(folder))
      yield* Effect.forEach(posts, (post) => writePost(owner, { section: 'facility', facility_id }, post), { concurrency })
    }),
)
