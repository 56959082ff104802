import { Effect } from 'effect'
import type { WriteInvalidations } from '#core/plugin/purges.ts'
import { arrayLiteral } from './condition.ts'
import type { Db } from './unit-of-work.ts'

/** Writes lines of the feed of purges, and wakes those who listen when the transaction ends. */
export const makePurgeWriter =
  (db: Db): WriteInvalidations =>
  (tags) =>
    Effect.asVoid(db.rows('select purge_pages(?::text[])', [arrayLiteral(tags)]))
