import { Effect } from 'effect'
import type { NotificationKind } from '#core/plugin/notifications.ts'
import type { NotificationAudiences } from '#core/ports/notification-audiences.ts'
import { makeJoinedQueries } from './joined-queries.ts'
import type { Db } from './unit-of-work.ts'

interface Dependencies {
  readonly db: Db
  readonly kinds: readonly NotificationKind[]
  /** Called when the SQL of an audience fails, with one of its kinds; they are counted as reachable. */
  readonly onFailure: (kind: string, cause: unknown) => void
}

/** Reads by one statement which kinds of notifications can reach an account; kinds with the same audience share a subquery. */
export const makeNotificationAudiences = ({ db, kinds, onFailure }: Dependencies): NotificationAudiences => {
  const kindsByAudience = [...Map.groupBy(kinds, ({ audience }) => audience)]
  const queries = kindsByAudience.map(([audience, [first]]) => ({ name: first?.kind ?? audience, query: `select to_jsonb(${audience})` }))
  const readJoined = makeJoinedQueries(db, ({ name }: (typeof queries)[number], cause) => onFailure(name, cause))
  return {
    unreachableKindsOf: ({ id, type }) =>
      Effect.map(
        readJoined(queries, 'a.id', { sql: '(select ?::uuid id, ?::text type) a', parameters: [id, type] }),
        (rows): ReadonlySet<string> => {
          const found = rows.get(id) ?? {}
          return new Set(kindsByAudience.flatMap(([, of]) => (found[of[0]?.kind ?? ''] === false ? of.map(({ kind }) => kind) : [])))
        },
      ),
  }
}
