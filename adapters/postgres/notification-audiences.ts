import { Effect } from 'effect'
import type { NotificationKind } from '#core/plugin/notifications.ts'
import type { NotificationAudiences } from '#core/ports/notification-audiences.ts'
import { makeJoinedQueries } from './joined-queries.ts'
import type { Db } from './unit-of-work.ts'

interface Dependencies {
  readonly db: Db
  readonly kinds: readonly NotificationKind[]
  /** Called with each kind of an audience whose SQL fails; they are counted as reachable. */
  readonly onFailure: (kind: string, cause: unknown) => void
}

/** Reads by one statement which kinds of notifications can reach an account; kinds with the same audience share a subquery. */
export const makeNotificationAudiences = ({ db, kinds, onFailure }: Dependencies): NotificationAudiences => {
  const queries = [...new Set(kinds.map(({ audience }) => audience))].map((name) => ({ name, query: `select to_jsonb(${name})` }))
  const readJoined = makeJoinedQueries(db, ({ name }: (typeof queries)[number], cause) => {
    for (const { kind, audience } of kinds) if (audience === name) onFailure(kind, cause)
  })
  return {
    unreachableKindsOf: ({ id, type }) =>
      Effect.map(
        readJoined(queries, 'a.id', { sql: '(select ?::uuid id, ?::text type) a', parameters: [id, type] }),
        (rows): ReadonlySet<string> => {
          const found = rows.get(id) ?? {}
          return new Set(kinds.flatMap(({ kind, audience }) => (found[audience] === false ? [kind] : [])))
        },
      ),
  }
}
