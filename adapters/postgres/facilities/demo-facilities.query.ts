import { Effect } from 'effect'
import type { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import type { Db } from '../unit-of-work.ts'

/** Looks up the invented facilities of the demo. */
export const makeDemoFacilities = ({ db }: { readonly db: Db }): DemoFacilities => ({
  find: (name, city) =>
    db
      .rows<{ id: string }>('select id from facility where made and name = ? and city = ? order by legacy_id limit 1', [name, city])
      .pipe(Effect.map(([found]) => found?.id ?? null)),
})
