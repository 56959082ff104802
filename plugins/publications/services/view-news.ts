import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Signing } from '#core/ports/signing.ts'
import { uploadsOf } from '#core/rich-text/read-document.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import type { UploadView } from '#plugins/uploads/contract/upload.ts'
import type { NewsHead, NewsView } from '../contract/publication.ts'
import { type FileReader, urlOfFile } from '../domain/file-address.ts'
import type { News } from '../domain/publication.ts'
import { newsAccess } from '../domain/visibility.ts'

const readerFor = (actor: Actor): FileReader | null => {
  if (actor.kind !== 'user') return null
  return actor.type === 'support' ? 'support' : { account: actor.id }
}

const headOf = (news: News, cover: UploadView | null): NewsHead => {
  const { author_id: _, content: __, cover_id: ___, attachment_ids: ____, upload_ids: _____, created_at: ______, ...shown } = news
  return { ...shown, cover }
}

/** Shows posts to a caller who may read them, with addresses of files that the caller may open. */
export const ViewNews = define(
  'publications/ViewNews',
  { uploads: Uploads, signing: Signing, clock: Clock },
  ({ uploads, signing, clock }) => {
    const filesOf = Effect.fn('publications.files-of')(function* (actor: Actor, news: News, ids: readonly string[]) {
      const options = { now: clock.now(), macsOf: signing.macsOf }
      return yield* uploads.byIdsAt(ids, (uploadId, file) => urlOfFile(news, { uploadId, file }, readerFor(actor), options))
    })
    const coverOf = (actor: Actor, news: News) =>
      news.cover_id === null ? Effect.succeed(null) : Effect.map(filesOf(actor, news, [news.cover_id]), ([cover]) => cover ?? null)
    return {
      heads: Effect.fn('publications.view-heads')(function* (actor: Actor, posts: readonly News[]) {
        return yield* Effect.forEach(posts, (news) => Effect.map(coverOf(actor, news), (cover) => headOf(news, cover)))
      }),
      whole: Effect.fn('publications.view-whole')(function* (actor: Actor, news: News) {
        const view: NewsView = {
          ...headOf(news, yield* coverOf(actor, news)),
          content: news.content,
          attachments: yield* filesOf(actor, news, news.attachment_ids),
          uploads: yield* filesOf(actor, news, uploadsOf(news.content)),
          editable: newsAccess(actor, news.facility_id).writes,
        }
        return view
      }),
    }
  },
)
