import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { OpinionLists } from '../domain/opinion-lists.port.ts'
import type { Readers } from '../domain/readers.port.ts'
import type { FindShown } from '../services/find-shown.ts'

interface Dependencies {
  readonly findShown: FindShown
  readonly lists: OpinionLists
  readonly readers: Readers
}

/** Returns whether the user has called an opinion helpful, and may do so. */
export const makeShowHelpful = ({ findShown, lists, readers }: Dependencies) =>
  Effect.fn('opinions.show-helpful')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const { opinion, own } = yield* findShown(user.id, id)
    const [listed] = yield* lists.complete([opinion])
    return { helpful: listed?.helpful ?? 0, marked: yield* readers.isHelpful(id, user.id), own }
  })

export type ShowHelpful = ReturnType<typeof makeShowHelpful>
export const ShowHelpful = token<ShowHelpful>('opinions/ShowHelpful')
