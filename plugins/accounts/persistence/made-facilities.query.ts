import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { MadeFacilities } from '../domain/made-facilities.port.ts'

/** Facilities of the demo, from PostgreSQL. */
export const makeMadeFacilities = ({ db }: { readonly db: Db }): MadeFacilities => ({
  find: (name, city) =>
    db
      .rows<{ id: string }>('select id from facility where made and name = ? and city = ? order by legacy_id limit 1', [name, city])
      .pipe(Effect.map(([found]) => found?.id ?? null)),
})
