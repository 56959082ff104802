import { Effect } from 'effect'
import { define, type PortOf } from '#core/kernel/define.ts'
import type { Opinion } from '../domain/opinion.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { facilityViewOf } from '../domain/views.ts'

/** Reads an opinion as the facility sees it who has just opened it. */
export const ReadShown = define('opinions/ReadShown', { lists: OpinionLists }, ({ lists }) =>
  Effect.fn('opinions.read-shown')(function* (opinion: Opinion) {
    const [listed] = yield* lists.complete([opinion])
    return listed ? facilityViewOf({ ...listed, isNew: false }) : yield* Effect.die(new Error(`opinion ${opinion.id} is gone`))
  }),
)

export type ReadShown = PortOf<typeof ReadShown>
