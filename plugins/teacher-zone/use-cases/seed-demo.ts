import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { DemoPosts } from '#plugins/publications/contract/demo-posts.ts'
import { Posts } from '#plugins/publications/contract/posts.ts'
import { submittedMaterial } from '../demo/submitted-material.ts'

const folder = new URL('../demo/', import.meta.url)

/** Writes the materials of the demo, and one that a teacher has handed in, once. */
export const SeedMaterialsDemo = define(
  'teacher-zone/SeedDemo',
  { demoPosts: DemoPosts, posts: Posts, standings: AccountStandings, transaction: Transaction },
  ({ demoPosts, posts, standings, transaction }): Seed => {
    const handIn = Effect.fn('teacher-zone.hand-in-demo')(function* ({ email, content, ...given }: typeof submittedMaterial) {
      const [account] = yield* standings.ofEmails([email])
      if (!account) return
      const teacher: User = { kind: 'user', id: account.id, type: 'user', perms: {}, session: account.id, address: 'demo' }
      const own = yield* posts.written(teacher, { section: 'materials', author_id: account.id, status: null }, { offset: 0, limit: 1 })
      if (own.total > 0) return
      yield* Effect.orDie(posts.add(teacher, 'materials', { ...given, content: documentOfText(content), status: 'pending' }))
    }, transaction)
    return Effect.fn('teacher-zone.seed-demo')(function* () {
      yield* demoPosts.write('materials', folder)
      yield* handIn(submittedMaterial)
    })
  },
)
