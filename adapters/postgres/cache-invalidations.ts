import { Effect } from 'effect'
import type { WriteInvalidations } from '#core/plugin/cache-invalidations.ts'
import { arrayLiteral } from './sql-condition.ts'
import type { Db } from './unit-of-work.ts'

/** Writes rows to the invalidation feed and notifies subscribers at commit. */
export const makeInvalidationWriter =
  (db: Db): WriteInvalidations =>
  (tags) =>
    Effect.asVoid(db.rows('select purge_pages(?::text[])', [arrayLiteral(tags)]))
