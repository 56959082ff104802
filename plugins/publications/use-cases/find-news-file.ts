import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { define } from '#core/kernel/define.ts'
import type { FindServedFile } from '#core/plugin/served-files.ts'
import { Clock } from '#core/ports/clock.ts'
import { Signing } from '#core/ports/signing.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { isPublicNews } from '../contract/terms.ts'
import { shownUploads } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { mayRead } from '../domain/visibility.ts'
import { type FileReader, parseFilePath, readerOf } from '../services/file-address.ts'
import { NewsRights } from '../services/news-rights.ts'

/**
 * Finds a file of a post by the same rule as the post (rows NE-02, TZ-04): of a public one for everybody, of any other
 * for a signed address whose reader may read the post now. A member who was removed finds nothing from that moment.
 */
export const FindNewsFile = define(
  'publications/FindNewsFile',
  { repository: NewsRepository, newsRights: NewsRights, uploads: Uploads, grants: Grants, signing: Signing, clock: Clock },
  ({ repository, newsRights, uploads, grants, signing, clock }): FindServedFile => {
    const userOf = Effect.fn('publications.reader-of-file')(function* (reader: FileReader) {
      const user = { kind: 'user', session: '', address: '' } as const
      if (typeof reader !== 'string')
        return { ...user, id: reader.account, type: 'user', perms: yield* grants.permissionsOf(reader.account) } satisfies User
      return { ...user, id: '', type: reader === 'support' ? 'support' : 'cms', perms: {} } satisfies User
    })
    return Effect.fn('publications.find-file')(function* ({ path, query }) {
      const requested = parseFilePath(path)
      const news = requested && (yield* repository.byId(requested.newsId))
      if (!requested || !news || !shownUploads(news).includes(requested.uploadId)) return null
      if (!isPublicNews(news)) {
        const reader = readerOf(requested, query, { now: clock.now(), macsOf: signing.macsOf })
        if (reader === null) return null
        const user = yield* userOf(reader)
        if (!mayRead(yield* newsRights.on(user, news), news)) return null
      }
      const file = yield* uploads.servedFile(requested.uploadId, requested.file)
      return file && { ...file, cache: 'revalidate' }
    })
  },
)
