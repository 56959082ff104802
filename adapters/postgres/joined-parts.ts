import { Effect, Exit } from 'effect'
import type { SqlCondition } from './sql-condition.ts'
import type { Db } from './unit-of-work.ts'

/** Contribution of a plugin to a statement: an SQL scalar subquery that returns jsonb, by a name. */
interface JoinedPart {
  readonly name: string
  readonly query: string
}

interface FoundParts {
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * Reads parts by one statement over rows `from`, which name an `id` and what the subqueries read. If it fails, each part is read
 * separately and the failing one omitted, so that an error in one plugin does not break the page.
 */
export const makeJoinedParts = <Part extends JoinedPart>(db: Db, onFailure: (part: Part, cause: unknown) => void) => {
  const select = (parts: readonly Part[], id: string, { sql, parameters }: SqlCondition) => {
    const members = parts.map(({ name, query }) => `'${name.replaceAll("'", "''")}', (${query})`)
    return db.prepared<FoundParts>(
      `select ${id} id, jsonb_strip_nulls(jsonb_build_object(${members.join(', ')})) data from ${sql}`,
      parameters,
    )
  }
  return Effect.fn('joined-parts.read')(function* (parts: readonly Part[], id: string, from: SqlCondition) {
    const found = new Map<string, FoundParts['data']>()
    if (parts.length === 0) return found
    const all = yield* Effect.exit(select(parts, id, from))
    if (Exit.isSuccess(all)) return new Map(all.value.map((row) => [row.id, row.data]))
    for (const part of parts) {
      const exit = yield* Effect.exit(select([part], id, from))
      if (Exit.isFailure(exit)) onFailure(part, exit.cause)
      else for (const row of exit.value) found.set(row.id, { ...found.get(row.id), ...row.data })
    }
    return found
  })
}
