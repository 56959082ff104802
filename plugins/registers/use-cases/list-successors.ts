import { Effect } from 'effect'
import { pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { registersApi } from '../contract/api.ts'
import { Successors } from '../domain/successors.port.ts'

/** Lists closed facilities with their possible successors about which nobody has decided, page by page. */
export const ListSuccessors = handler(registersApi.listSuccessors, { successors: Successors }, ({ successors }) =>
  Effect.fn('registers.list-successors')(function* (_, requested) {
    return yield* successors.list(pagingOf(requested))
  }),
)
