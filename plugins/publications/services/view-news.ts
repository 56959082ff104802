import { Effect } from 'effect'
import { type Actor, anonymous } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Signing } from '#core/ports/signing.ts'
import { pick } from '#core/records/fields.ts'
import { uploadsOf } from '#core/rich-text/read-document.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import type { UploadView } from '#plugins/uploads/contract/upload.ts'
import type { FeedPost } from '../contract/feeds.ts'
import type { PostWithFiles } from '../contract/posts.ts'
import { type NewsHead, type NewsView, shownNews } from '../contract/publication.ts'
import { type EarlierNews, type News, shownUploads } from '../domain/publication.ts'
import { type FileReader, urlOfFile } from './file-address.ts'
import { NewsRights } from './news-rights.ts'

const everybody = anonymous('')

const readerFor = (actor: Actor): FileReader | null => {
  if (actor.kind !== 'user') return null
  if (actor.type === 'user') return { account: actor.id }
  return actor.type === 'support' ? 'support' : 'editor'
}

const headOf = (news: News, cover: UploadView | null): NewsHead => {
  const { refusal, submission_id: revision, cover_focus: focus } = news
  return { ...pick(shownNews, news), cover: cover && { ...cover, focus }, refusal: refusal && { ...refusal, revision } }
}

/** Shows posts to a caller who may read them, with addresses of files that the caller may open. */
export const ViewNews = define(
  'publications/ViewNews',
  { uploads: Uploads, newsRights: NewsRights, signing: Signing, clock: Clock },
  ({ uploads, newsRights, signing, clock }) => {
    const urlFor = (actor: Actor, news: News, uploadId: string, file: string) =>
      urlOfFile(news, { uploadId, file }, readerFor(actor), { now: clock.now(), macsOf: signing.macsOf })
    /** Returns the files of posts by id, with addresses that the caller may open; all in one query. */
    const filesOf = Effect.fn('publications.files-of')(function* (
      actor: Actor,
      posts: readonly News[],
      idsOf: (news: News) => readonly string[],
    ) {
      const byUpload = new Map(posts.flatMap((news) => idsOf(news).map((id) => [id, news] as const)))
      const files = yield* uploads.byIdsAt([...byUpload.keys()], (uploadId, file) => {
        const news = byUpload.get(uploadId)
        return news ? urlFor(actor, news, uploadId, file) : ''
      })
      const byId = new Map(files.map((file) => [file.id, file]))
      return (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
    })
    const coverOf = ({ cover_id }: News) => (cover_id === null ? [] : [cover_id])
    const coverIn = (find: (ids: readonly string[]) => readonly UploadView[], news: News) => find(coverOf(news))[0] ?? null
    return {
      heads: Effect.fn('publications.view-heads')(function* (actor: Actor, posts: readonly News[]) {
        const find = yield* filesOf(actor, posts, coverOf)
        return posts.map((news) => headOf(news, coverIn(find, news)))
      }),
      /** Returns public posts with their covers for a feed. */
      inFeed: Effect.fn('publications.view-in-feed')(function* (posts: readonly News[]) {
        const find = yield* filesOf(everybody, posts, coverOf)
        return posts.map((news): FeedPost => ({ ...news, cover: coverIn(find, news) }))
      }),
      /** Returns heads with their files. */
      headsWithFiles: Effect.fn('publications.view-heads-with-files')(function* (actor: Actor, posts: readonly News[]) {
        const find = yield* filesOf(actor, posts, (news) => [...coverOf(news), ...news.attachment_ids])
        return posts.map((news): PostWithFiles => ({ ...headOf(news, coverIn(find, news)), attachments: find(news.attachment_ids) }))
      }),
      /** Returns earlier versions of a post with their files. */
      versions: Effect.fn('publications.view-versions')(function* (actor: Actor, news: News, earlier: readonly EarlierNews[]) {
        const idsOf = ({ cover_id, attachment_ids }: EarlierNews) => [...(cover_id === null ? [] : [cover_id]), ...(attachment_ids ?? [])]
        const find = yield* filesOf(actor, [news], () => earlier.flatMap(idsOf))
        return earlier.map(({ news_id: _, cover_id, attachment_ids, ...version }) => ({
          ...version,
          cover: cover_id === null ? null : (find([cover_id])[0] ?? null),
          attachments: attachment_ids && find(attachment_ids),
        }))
      }),
      whole: Effect.fn('publications.view-whole')(function* (actor: Actor, news: News) {
        const { writes } = yield* newsRights.on(actor, news)
        const find = yield* filesOf(actor, [news], shownUploads)
        const view: NewsView = {
          ...headOf(news, coverIn(find, news)),
          content: news.content,
          attachments: find(news.attachment_ids),
          uploads: find(uploadsOf(news.content)),
          editable: writes,
        }
        return view
      }),
    }
  },
)
