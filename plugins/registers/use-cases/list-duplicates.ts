import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import { duplicatesOf } from '../domain/duplicates.ts'
import { DuplicateCandidates } from '../domain/successors.port.ts'

interface Input {
  /** From 1. */
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

/** Lists pairs of facilities that may be duplicates, page by page. Nothing is merged. */
export const ListDuplicates = define('registers/ListDuplicates', { candidates: DuplicateCandidates }, ({ candidates }) =>
  Effect.fn('registers.list-duplicates')(function* (_: Actor, { page = 1, limit = pageSize.default }: Input) {
    const all = duplicatesOf(yield* candidates.listActive(null))
    return pageOf(all.slice((page - 1) * limit, page * limit), { total: all.length, page, limit })
  }),
)
