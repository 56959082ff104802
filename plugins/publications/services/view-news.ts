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
import { NewsRights } from './news-rights.ts'

const readerFor = (actor: Actor): FileReader | null => {
  if (actor.kind !== 'user') return null
  if (actor.type === 'user') return { account: actor.id }
  return actor.type === 'support' ? 'support' : 'editor'
}

const headOf = (news: News, cover: UploadView | null): NewsHead => {
  const { author_id: _, content: __, cover_id: ___, attachment_ids: ____, upload_ids: _____, created_at: ______, ...stored } = news
  const { submission_id: revision, refusal, ...shown } = stored
  return { ...shown, cover, refusal: refusal && { ...refusal, revision } }
}

/** Shows posts to a caller who may read them, with addresses of files that the caller may open. */
export const ViewNews = define(
  'publications/ViewNews',
  { uploads: Uploads, newsRights: NewsRights, signing: Signing, clock: Clock },
  ({ uploads, newsRights, signing, clock }) => {
    const urlFor = (actor: Actor, news: News, uploadId: string, file: string) =>
      urlOfFile(news, { uploadId, file }, readerFor(actor), { now: clock.now(), macsOf: signing.macsOf })
    const filesOf = (actor: Actor, news: News, ids: readonly string[]) =>
      uploads.byIdsAt(ids, (uploadId, file) => urlFor(actor, news, uploadId, file))
    const coversOf = Effect.fn('publications.covers-of')(function* (actor: Actor, posts: readonly News[]) {
      const byCover = new Map(posts.flatMap((news) => (news.cover_id === null ? [] : [[news.cover_id, news] as const])))
      const covers = yield* uploads.byIdsAt([...byCover.keys()], (uploadId, file) => {
        const news = byCover.get(uploadId)
        return news ? urlFor(actor, news, uploadId, file) : ''
      })
      return new Map(covers.map((cover) => [cover.id, cover]))
    })
    const coverIn = (covers: ReadonlyMap<string, UploadView>, { cover_id }: News) =>
      cover_id === null ? null : (covers.get(cover_id) ?? null)
    return {
      heads: Effect.fn('publications.view-heads')(function* (actor: Actor, posts: readonly News[]) {
        const covers = yield* coversOf(actor, posts)
        return posts.map((news) => headOf(news, coverIn(covers, news)))
      }),
      whole: Effect.fn('publications.view-whole')(function* (actor: Actor, news: News) {
        const { writes } = yield* newsRights.on(actor, news)
        const view: NewsView = {
          ...headOf(news, coverIn(yield* coversOf(actor, [news]), news)),
          content: news.content,
          attachments: yield* filesOf(actor, news, news.attachment_ids),
          uploads: yield* filesOf(actor, news, uploadsOf(news.content)),
          editable: writes,
        }
        return view
      }),
    }
  },
)
