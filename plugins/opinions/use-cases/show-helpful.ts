import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { Readers } from '../domain/readers.port.ts'
import { FindShown } from '../services/find-shown.ts'

/** Returns whether the user has called an opinion helpful, and may do so. */
export const ShowHelpful = define(
  'opinions/ShowHelpful',
  { findShown: FindShown, lists: OpinionLists, readers: Readers },
  ({ findShown, lists, readers }) =>
    Effect.fn('opinions.show-helpful')(function* (actor: Actor, { id }: { readonly id: string }) {
      const user = yield* requireUser(actor)
      const { opinion, own } = yield* findShown(user.id, id)
      const [listed] = yield* lists.complete([opinion])
      return { helpful: listed?.helpful ?? 0, marked: yield* readers.isHelpful(id, user.id), own }
    }),
)
