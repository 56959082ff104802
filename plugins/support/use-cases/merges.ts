import { Effect } from 'effect'
import { MergedKinds } from '#core/facilities/merge-participant.ts'
import { pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { supportApi } from '../contract/api.ts'
import { MergeNotFound } from '../contract/errors.ts'
import type { MergeDetail } from '../contract/merge.ts'
import { Merges } from '../domain/merges.port.ts'
import { listWritten } from '../services/written-since.ts'

/** Lists merges of facilities, the newest first. */
export const ListMerges = handler(supportApi.listMerges, { merges: Merges }, ({ merges }) =>
  Effect.fn('support.list-merges')(function* (_, requested) {
    return yield* merges.list(pagingOf(requested))
  }),
)

/** Shows a merge and, while it is in force, what was written about the facility that remained since. */
export const ShowMerge = handler(supportApi.showMerge, { merges: Merges, kinds: MergedKinds }, ({ merges, kinds }) =>
  Effect.fn('support.show-merge')(function* (_, { id }) {
    const found = yield* merges.byId(id)
    if (!found) return yield* new MergeNotFound()
    const { merge, mergedOn } = found
    const about = { survivor: merge.survivor.id, merged: merge.merged.id, at: merge.merged_at }
    const written = merge.undone_at === null ? yield* listWritten(kinds, about) : []
    return { ...merge, merged_on: mergedOn, written } satisfies MergeDetail
  }),
)
