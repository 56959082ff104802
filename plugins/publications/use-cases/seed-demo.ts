import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Pictures } from '#core/ports/pictures.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { writeNews } from '../contract/permissions.ts'
import { type DemoPost, demoFacility, demoPosts } from '../demo/posts.ts'
import { newNews } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'

const dayMs = 86_400_000

/** Writes the posts of the demo's facility, once, each published some days ago; the demo needs no package for them. */
export const SeedPublicationsDemo = define(
  'publications/SeedDemo',
  {
    demoFacilities: DemoFacilities,
    repository: NewsRepository,
    grants: Grants,
    uploads: Uploads,
    pictures: Pictures,
    clock: Clock,
    transaction: Transaction,
  },
  ({ demoFacilities, repository, grants, uploads, pictures, clock, transaction }): Seed => {
    const drawCover = Effect.fn('publications.draw-cover')(function* (owner: User, facilityId: string, svg: string, subject: string) {
      const file = { name: 'rysunek.png', mime: 'image/png', bytes: yield* pictures.draw(svg) }
      const { id } = yield* Effect.orDie(uploads.store(owner.id, { purpose: 'news', facilityId, file }))
      yield* Effect.orDie(uploads.attach(owner, [id], { purpose: 'news', facilityId, subject }))
      return id
    })
    const write = Effect.fn('publications.write-demo-post')(function* (owner: User, facility_id: string, post: DemoPost) {
      const published = new Date(clock.now().getTime() - post.days * dayMs)
      const { kind, title, lead, content, visibility, closesIn } = post
      const closes_on = closesIn === undefined ? null : addDays(toWarsawTime(clock.now()).day, closesIn)
      const draft = newNews(
        owner,
        { section: 'facility', facility_id },
        { kind, title, lead, content, visibility, closes_on, consents: true },
        slugOf(title),
        published,
      )
      const cover_id =
        post.picture === undefined ? null : yield* drawCover(owner, facility_id, post.picture, `publications.news:${draft.id}`)
      const upload_ids = cover_id === null ? [] : [cover_id]
      yield* repository.add({ ...draft, cover_id, upload_ids, status: 'published', published_at: published.toISOString() })
    }, transaction)
    return Effect.fn('publications.seed-demo')(function* () {
      const facilityId = yield* demoFacilities.find(demoFacility.name, demoFacility.city)
      const [accountId] = facilityId === null ? [] : yield* grants.ownersOf(facilityId)
      if (facilityId === null || accountId === undefined || (yield* repository.ofFacility(facilityId)).length > 0) return
      const perms = { [facilityId]: [writeNews.name] }
      const owner: User = { kind: 'user', id: accountId, type: 'user', perms, session: accountId, address: 'demo' }
      for (const post of demoPosts) yield* write(owner, facilityId, post)
    })
  },
)
