import { Effect, Exit } from 'effect'
import type { SqlCondition } from './sql-condition.ts'
import type { Db } from './unit-of-work.ts'

/** Contribution of a plugin to a statement: an SQL scalar subquery that returns jsonb, by a name. */
interface NamedQuery {
  readonly name: string
  readonly query: string
}

interface FoundRow {
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * Runs subqueries in one statement over the rows `from`; `id` is the column by which the rows are found. If it fails, each
 * is run separately and the failing one omitted, so that an error in one plugin does not break the page.
 */
export const makeJoinedQueries = <Query extends NamedQuery>(db: Db, onFailure: (query: Query, cause: unknown) => void) => {
  const select = (queries: readonly Query[], id: string, { sql, parameters }: SqlCondition) => {
    const members = queries.map(({ name, query }) => `'${name.replaceAll("'", "''")}', (${query})`)
    return db.prepared<FoundRow>(
      `select ${id} id, jsonb_strip_nulls(jsonb_build_object(${members.join(', ')})) data from ${sql}`,
      parameters,
    )
  }
  return Effect.fn('joined-queries.read')(function* (queries: readonly Query[], id: string, from: SqlCondition) {
    const found = new Map<string, FoundRow['data']>()
    if (queries.length === 0) return found
    const all = yield* Effect.exit(select(queries, id, from))
    if (Exit.isSuccess(all)) return new Map(all.value.map((row) => [row.id, row.data]))
    for (const query of queries) {
      const exit = yield* Effect.exit(select([query], id, from))
      if (Exit.isFailure(exit)) onFailure(query, exit.cause)
      else for (const row of exit.value) found.set(row.id, { ...found.get(row.id), ...row.data })
    }
    return found
  })
}
