import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { writeNews } from '../contract/permissions.ts'
import type { NewsSection } from '../contract/terms.ts'
import { demoAuthors, demoFacility } from '../demo/authors.ts'
import { readDemoPosts } from '../demo/read-demo-posts.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { WriteDemoPost } from './write-demo-post.ts'

const userOf = (id: string, type: User['type'], perms: User['perms'] = {}): User => ({
  kind: 'user',
  id,
  type,
  perms,
  session: id,
  address: 'demo',
})

/** Posts that are written at once: while a picture of one is encoded, the page of a file of another is drawn. */
const concurrency = 2

/** Writes the posts of the demo's facility, the materials of the teacher zone and the blog, each once. */
export const SeedPublicationsDemo = define(
  'publications/SeedDemo',
  {
    demoFacilities: DemoFacilities,
    standings: AccountStandings,
    grants: Grants,
    repository: NewsRepository,
    writePost: WriteDemoPost,
  },
  ({ demoFacilities, standings, grants, repository, writePost }): Seed => {
    const isEmpty = (section: NewsSection) =>
      Effect.map(repository.listWritten({ section, author_id: null, status: null }, { offset: 0, limit: 1 }), ({ total }) => total === 0)

    const writeOfFacility = Effect.fn('publications.seed-facility')(function* () {
      const facility_id = yield* demoFacilities.find(demoFacility.name, demoFacility.city)
      const [accountId] = facility_id === null ? [] : yield* grants.ownersOf(facility_id)
      if (facility_id === null || accountId === undefined || (yield* repository.ofFacility(facility_id)).length > 0) return
      const owner = userOf(accountId, 'user', { [facility_id]: [writeNews.name] })
      const posts = yield* Effect.sync(() => readDemoPosts('facility'))
      yield* Effect.forEach(posts, (post) => writePost(owner, { section: 'facility', facility_id }, post), { concurrency })
    })

    const writeOfSection = Effect.fn('publications.seed-section')(function* (section: 'materials' | 'blog') {
      const accounts = yield* standings.ofEmails(Object.values(demoAuthors))
      const idOf = (email: string) => accounts.find((account) => account.email === email)?.id
      const editor = idOf(demoAuthors.editor)
      const teacher = idOf(demoAuthors.teacher)
      if (editor === undefined || teacher === undefined || !(yield* isEmpty(section))) return
      const posts = yield* Effect.sync(() => readDemoPosts(section))
      yield* Effect.forEach(
        posts,
        (post) =>
          writePost(post.written_by === 'teacher' ? userOf(teacher, 'user') : userOf(editor, 'cms'), { section, facility_id: null }, post),
        { concurrency },
      )
    })

    return Effect.fn('publications.seed-demo')(function* () {
      yield* writeOfFacility()
      yield* writeOfSection('materials')
      yield* writeOfSection('blog')
    })
  },
)
