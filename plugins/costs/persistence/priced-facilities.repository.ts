import { Effect } from 'effect'
import { addressText } from '#adapters/postgres/facilities/address-sql.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Category } from '#core/facilities/category.ts'
import { provide } from '#core/kernel/define.ts'
import type { ListedPriced } from '../contract/priced-list.ts'
import { type Due, PricedFacilities } from '../domain/priced-facilities.port.ts'

/** SQL condition that a facility is open and of a kind that costs something, aliased `f`. */
const isOpen = 'f.active and f.deleted_at is null and f.merged_into is null and f.category is not null'

const among = (due: Due, column: string) =>
  due === null ? { sql: 'true', parameters: [] } : { sql: `${column} = any (?::uuid[])`, parameters: [`{${due.join(',')}}`] }

/** Creates the PostgreSQL repository of facilities as their costs need them. */
export const makePricedFacilities = provide(
  PricedFacilities,
  { db: Db },
  ({ db }): PricedFacilities => ({
    takeDue: Effect.fn('costs.take-due')(function* () {
      const rows = yield* db.rows<{ facility_id: string | null }>('delete from costs_due returning facility_id')
      return rows.some(({ facility_id }) => facility_id === null)
        ? null
        : [...new Set(rows.flatMap(({ facility_id }) => facility_id ?? []))]
    }),
    markAllDue: () => Effect.asVoid(db.rows('insert into costs_due default values')),
    open: (due) => {
      const { sql, parameters } = among(due, 'f.id')
      return db.rows<{ id: string; category: Category }>(
        `select f.id, f.category from facility f where ${isOpen} and ${sql} order by f.id`,
        parameters,
      )
    },
    listed: (ids) =>
      db.rows<ListedPriced>(
        `select f.slug, f.name, ${addressText} address, c.priced
         from unnest(?::uuid[]) with ordinality o(id, place) join costs_facility c on c.facility_id = o.id join facility f on f.id = o.id
         where ${isOpen} order by o.place`,
        [`{${ids.join(',')}}`],
      ),
    store: (priced) =>
      Effect.asVoid(
        db.rows(
          `insert into costs_facility (facility_id, priced) select (p ->> 'id')::uuid, p from jsonb_array_elements(?::jsonb) p
           on conflict (facility_id) do update set priced = excluded.priced where costs_facility.priced <> excluded.priced`,
          [JSON.stringify(priced)],
        ),
      ),
    forgetClosed: (due) => {
      const { sql, parameters } = among(due, 'c.facility_id')
      return Effect.map(
        db.rows<{ facility_id: string }>(
          `delete from costs_facility c using facility f where f.id = c.facility_id and not (${isOpen}) and ${sql} returning facility_id`,
          parameters,
        ),
        (rows) => rows.map(({ facility_id }) => facility_id),
      )
    },
  }),
)
