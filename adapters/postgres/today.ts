import { Effect } from 'effect'
import { hasPermission } from '#core/access/permission-checks.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { AccountTodayPart, FacilityTodayPart, TodayLine, TodayPart } from '#core/plugin/today.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Today } from '#core/ports/today.ts'
import { makeJoinedQueries } from './joined-queries.ts'
import type { SqlCondition } from './sql-condition.ts'
import type { Db } from './unit-of-work.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly facilityParts: readonly FacilityTodayPart[]
  readonly accountParts: readonly AccountTodayPart[]
  /** Called when the SQL of a part fails; it is omitted. */
  readonly onFailure: (part: TodayPart, cause: unknown) => void
}

/** Reads the lines of start pages: one statement for all parts that the reader may see. */
export const makeToday = ({ db, clock, facilityParts, accountParts, onFailure }: Dependencies): Today => {
  const readJoined = makeJoinedQueries(db, onFailure)
  const linesOf = Effect.fn('today.lines-of')(function* (parts: readonly TodayPart[], id: string, from: SqlCondition) {
    const [found = {}] = (yield* readJoined(parts, id, from)).values()
    const now = clock.now()
    const lines: TodayLine[] = parts.flatMap(({ name, lines }) => (name in found ? lines(found[name] as never, now) : []))
    return lines.toSorted((one, other) => one.order - other.order)
  })
  return {
    ofFacility: (actor, facilityId) =>
      isUuid(facilityId)
        ? linesOf(
            facilityParts.filter(({ permission }) => permission === undefined || hasPermission(actor, permission, facilityId)),
            'f.id',
            { sql: 'facility f where f.id = ? and f.deleted_at is null and f.merged_into is null', parameters: [facilityId] },
          )
        : Effect.succeed([]),
    ofAccount: (user) =>
      linesOf(
        accountParts.filter(({ type }) => type === undefined || type === user.type),
        'a.id',
        { sql: '(select ?::uuid id) a', parameters: [user.id] },
      ),
  }
}
