import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import type { FileBody } from '#core/plugin/body-types.ts'
import { Clock } from '#core/ports/clock.ts'
import { Pictures } from '#core/ports/pictures.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { tagCategories } from '../contract/terms.ts'
import type { DemoPost } from '../demo/demo-post.ts'
import { documentOf } from '../demo/documents.ts'
import { publishedAt } from '../demo/published-at.ts'
import { slugOfTitle } from '../domain/addresses.ts'
import { type NewsPlace, newNews, shownUploads } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'

/** Writes a post of the demo with its cover and files, published when the demo says; no package is needed. */
export const WriteDemoPost = define(
  'publications/WriteDemoPost',
  { repository: NewsRepository, uploads: Uploads, pictures: Pictures, tags: TagLookup, clock: Clock, transaction: Transaction },
  ({ repository, uploads, pictures, tags, clock, transaction }) => {
    const store = (author: User, { facility_id: facilityId }: NewsPlace, file: FileBody) =>
      Effect.orDie(uploads.store(author.id, facilityId === null ? { purpose: 'material', file } : { purpose: 'news', facilityId, file }))

    const draw = Effect.fn('publications.draw-demo')(function* (author: User, place: NewsPlace, svg: string) {
      const file = { name: 'rysunek.png', mime: 'image/png', bytes: yield* pictures.draw(svg) }
      return (yield* store(author, place, file)).id
    })

    const drawCover = Effect.fn('publications.draw-cover')(function* (author: User, place: NewsPlace, { cover }: DemoPost) {
      if (cover === undefined) return null
      const { alt, svg } = cover()
      const id = yield* draw(author, place, svg)
      yield* uploads.describe(id, alt)
      return id
    })

    const contentOf = Effect.fn('publications.draw-gallery')(function* (author: User, place: NewsPlace, { content, gallery }: DemoPost) {
      const text = documentOf(content)
      const images = yield* Effect.forEach(gallery ?? [], ({ svg, alt, caption }) =>
        Effect.map(draw(author, place, svg), (upload) => ({ type: 'image', upload, alt, caption, width: 'full' }) as const),
      )
      return { ...text, children: [...text.children, ...images] }
    })

    return Effect.fn('publications.write-demo-post')(function* (author: User, place: NewsPlace, post: DemoPost) {
      const now = clock.now()
      const published = publishedAt(post.published, now)
      const known = yield* tags.ofCategories(tagCategories)
      const draft = newNews(
        author,
        place,
        {
          kind: post.kind,
          title: post.title,
          lead: post.lead,
          content: yield* contentOf(author, place, post),
          visibility: post.visibility,
          closes_on: post.closesIn === undefined ? null : addDays(toWarsawTime(now).day, post.closesIn),
          tag_ids: (post.tags ?? []).flatMap((key) => known.filter((tag) => tag.key === key).map(({ id }) => id)),
          language: post.language,
          licence: post.licence,
          author_name: post.author,
          cover_id: yield* drawCover(author, place, post),
          attachment_ids: yield* Effect.forEach(post.files ?? [], ({ name, mime, make }) =>
            Effect.map(store(author, place, { name, mime, bytes: make() }), ({ id }) => id),
          ),
          consents: true,
        },
        slugOfTitle(post.title),
        published,
      )
      const upload_ids = shownUploads(draft)
      const purpose = place.facility_id === null ? 'material' : 'news'
      const subject = `publications.news:${draft.id}`
      yield* Effect.orDie(uploads.attach(author, upload_ids, { purpose, facilityId: place.facility_id, subject }))
      yield* repository.add({ ...draft, upload_ids, status: 'published', published_at: published.toISOString() })
    }, transaction)
  },
)
