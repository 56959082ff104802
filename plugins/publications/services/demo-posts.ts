import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { provide } from '#core/kernel/define.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { DemoPosts } from '../contract/demo-posts.ts'
import { demoAuthors } from '../demo/authors.ts'
import { readPosts } from '../demo/read-demo-posts.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { WriteDemoPost } from './write-demo-post.ts'

/** Posts that are written at once: while a picture of one is encoded, the page of a file of another is drawn. */
export const concurrency = 2

const authorOf = (id: string, type: User['type']): User => ({ kind: 'user', id, type, perms: {}, session: id, address: 'demo' })

/** Writes posts of the demo, each by its author: an editor, or a teacher. */
export const makeDemoPosts = provide(
  DemoPosts,
  { standings: AccountStandings, repository: NewsRepository, writePost: WriteDemoPost },
  ({ standings, repository, writePost }): DemoPosts => ({
    write: Effect.fn('publications.write-demo-posts')(function* (section, folder) {
      const accounts = yield* standings.ofEmails(Object.values(demoAuthors))
      const idOf = (email: string) => accounts.find((account) => account.email === email)?.id
      const editor = idOf(demoAuthors.editor)
      const teacher = idOf(demoAuthors.teacher)
      const { total } = yield* repository.listWritten({ section, author_id: null, status: null }, { offset: 0, limit: 1 })
      if (editor === undefined || teacher === undefined || total > 0) return
      const posts = yield* Effect.sync(() => readPosts(folder))
      yield* Effect.forEach(
        posts,
        (post) =>
          writePost(
            post.written_by === 'teacher' ? authorOf(teacher, 'user') : authorOf(editor, 'cms'),
            { section, facility_id: null },
            post,
          ),
        { concurrency },
      )
    }),
  }),
)
