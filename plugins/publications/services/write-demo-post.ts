import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import type { FileBody } from '#core/plugin/body-types.ts'
import { Clock } from '#core/ports/clock.ts'
import { Pictures } from '#core/ports/pictures.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { BlockNode } from '#core/rich-text/document.ts'
import { richTextVersion } from '#core/rich-text/limits.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { tagCategories } from '../contract/terms.ts'
import type { DemoPicture, DemoPost } from '../demo/demo-post.ts'
import { publishedAt } from '../demo/published-at.ts'
import { type NewsPlace, newNews, shownUploads } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'

/** Writes a post of the demo with its cover and files, published when the demo says; no package is needed. */
export const WriteDemoPost = define(
  'publications/WriteDemoPost',
  { repository: NewsRepository, uploads: Uploads, pictures: Pictures, tags: TagLookup, clock: Clock, transaction: Transaction },
  ({ repository, uploads, pictures, tags, clock, transaction }) => {
    const store = (author: User, { facility_id: facilityId }: NewsPlace, file: FileBody) =>
      Effect.orDie(uploads.store(author.id, facilityId === null ? { purpose: 'material', file } : { purpose: 'news', facilityId, file }))

    const draw = Effect.fn('publications.draw-demo')(function* (author: User, place: NewsPlace, { readSvg }: DemoPicture) {
      const file = { name: 'rysunek.png', mime: 'image/png', bytes: yield* pictures.draw(readSvg()) }
      return (yield* store(author, place, file)).id
    })

    const drawCover = Effect.fn('publications.draw-cover')(function* (author: User, place: NewsPlace, { cover }: DemoPost) {
      if (cover === null) return null
      const id = yield* draw(author, place, cover)
      yield* uploads.describe(id, cover.alt)
      return id
    })

    const contentOf = Effect.fn('publications.draw-figures')(function* (author: User, place: NewsPlace, { content }: DemoPost) {
      const children = yield* Effect.forEach(content, (block): Effect.Effect<BlockNode> => {
        if (block.type !== 'figure') return Effect.succeed(block)
        const { alt, caption } = block
        return Effect.map(draw(author, place, block), (upload) => ({ type: 'image', upload, alt, caption, width: 'full' }) as const)
      })
      return { version: richTextVersion, children } as const
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
          lead: post.lead ?? '',
          content: yield* contentOf(author, place, post),
          visibility: post.visibility,
          closes_on: post.closes_in_days === undefined ? null : addDays(toWarsawTime(now).day, post.closes_in_days),
          tag_ids: (post.tags ?? []).flatMap((key) => known.filter((tag) => tag.key === key).map(({ id }) => id)),
          language: post.language,
          licence: post.licence,
          author_name: post.author,
          aims: post.aims,
          minutes: post.minutes,
          age_from: post.age_from,
          age_to: post.age_to,
          areas: post.areas,
          cover_id: yield* drawCover(author, place, post),
          attachment_ids: yield* Effect.forEach(post.files, ({ name, mime, read }) =>
            Effect.map(store(author, place, { name, mime, bytes: read() }), ({ id }) => id),
          ),
          consents: true,
        },
        post.slug,
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
