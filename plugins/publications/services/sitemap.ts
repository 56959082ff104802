import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { pagesBefore } from '#core/plugin/sitemap.ts'
import { Clock } from '#core/ports/clock.ts'
import { kindsOf } from '../contract/terms.ts'
import { blogPath, contestsPath, teacherZonePath } from '../domain/addresses.ts'
import { NewsRepository, PostPages } from '../domain/publications.port.ts'

const first = { offset: 0, limit: 1 }

/** Pages of lists, of which search engines index those that list something, and all public posts. */
export const PublicationsSitemap = define(
  'publications/Sitemap',
  { repository: NewsRepository, postPages: PostPages, clock: Clock },
  ({ repository, postPages, clock }) => {
    const listPages = Effect.fn('publications.list-pages')(function* () {
      const today = toWarsawTime(clock.now()).day
      const closed = (yield* repository.closedContests(today, first)).total
      const hasContests = closed > 0 || (yield* repository.openContests(today)).length > 0
      const hasPosts = (yield* repository.listPublic('blog', kindsOf.blog, first)).total > 0
      return [...(hasPosts ? [blogPath] : []), ...(hasContests ? [contestsPath] : []), teacherZonePath]
    })
    return pagesBefore(listPages(), postPages.of())
  },
)
