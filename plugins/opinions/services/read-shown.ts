import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Opinion } from '../domain/opinion.ts'
import type { OpinionLists } from '../domain/opinion-lists.port.ts'
import { facilityViewOf } from '../domain/views.ts'

/** Reads an opinion as the facility sees it who has just opened it. */
export const makeReadShown = ({ lists }: { readonly lists: OpinionLists }) =>
  Effect.fn('opinions.read-shown')(function* (opinion: Opinion) {
    const [listed] = yield* lists.complete([opinion])
    return listed ? facilityViewOf({ ...listed, isNew: false }) : yield* Effect.die(new Error(`opinion ${opinion.id} is gone`))
  })

export type ReadShown = ReturnType<typeof makeReadShown>
export const ReadShown = token<ReadShown>('opinions/ReadShown')
