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
import { newNews, shownUploads } from '../domain/publication.ts'
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
    const draw = Effect.fn('publications.draw')(function* (owner: User, facilityId: string, svg: string, subject: string) {
      const file = { name: 'rysunek.png', mime: 'image/png', bytes: yield* pictures.draw(svg) }
      const { id } = yield* Effect.orDie(uploads.store(owner.id, { purpose: 'news', facilityId, file }))
      yield* Effect.orDie(uploads.attach(owner, [id], { purpose: 'news', facilityId, subject }))
      return id
    })
    const write = Effect.fn('publications.write-demo-post')(function* (owner: User, facility_id: string, post: DemoPost) {
      const published = new Date(clock.now().getTime() - post.days * dayMs)
      const { kind, title, lead, content: text, visibility, closesIn, picture, gallery = [] } = post
      const closes_on = closesIn === undefined ? null : addDays(toWarsawTime(clock.now()).day, closesIn)
      const draft = newNews(
        owner,
        { section: 'facility', facility_id },
        { kind, title, lead, content: text, visibility, closes_on, consents: true },
        slugOf(title),
        published,
      )
      const store = (svg: string) => draw(owner, facility_id, svg, `publications.news:${draft.id}`)
      const cover_id = picture === undefined ? null : yield* store(picture)
      const images = yield* Effect.forEach(gallery, ({ svg, alt, caption }) =>
        Effect.map(store(svg), (upload) => ({ type: 'image', upload, alt, caption, width: 'full' }) as const),
      )
      const content = { ...text, children: [...text.children, ...images] }
      const upload_ids = shownUploads({ content, cover_id, attachment_ids: [] })
      yield* repository.add({ ...draft, content, cover_id, upload_ids, status: 'published', published_at: published.toISOString() })
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
