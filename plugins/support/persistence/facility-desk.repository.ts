import { Effect } from 'effect'
import { orderTerms } from '#adapters/postgres/facilities/order-sql.ts'
import { conditionOfFilter } from '#adapters/postgres/filter.ts'
import { allOf, arrayLiteral, type SqlCondition } from '#adapters/postgres/sql-condition.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { sources } from '#core/facilities/source.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { SupportFacilityRow } from '../contract/facility.ts'
import { FacilityDesk, type FacilityQuestion, maxCounted, type StoredFacility } from '../domain/facility-desk.port.ts'
import { facilityGrammar, stateSql } from '../domain/facility-grammar.ts'
import type { FacilitySearch } from '../domain/parse-search.ts'

const sourceKeys = arrayLiteral(sources.map(({ key }) => key))

const wordsCondition = (words: readonly string[]): SqlCondition => ({
  sql: `support_facility_words(f.name, f.city) @@ to_tsquery('simple', ?)`,
  parameters: [words.map((word) => `${word}:*`).join(' & ')],
})

const numberCondition = (number: string): SqlCondition => ({
  sql: 'f.id in (select s.facility_id from facility_statement s where s.source = any (?::text[]) and s.number = ?)',
  parameters: [sourceKeys, number],
})

const byName = orderTerms(['invented', 'name', 'id'])
const newestFirst = 'f.id desc'
// In the order of the index, which is then read only as far as matches are counted.
const byEmail = 'lower(f.email) using ~<~'

/** Condition of a search; `first` decides which of too many matches are counted. */
interface SearchCondition extends SqlCondition {
  readonly first?: string
}

/** Conditions of a search in the order in which they are tried: the next one only when nothing matches. */
const conditionsOfSearch = (search: FacilitySearch | null): readonly SearchCondition[] => {
  if (search === null) return [{ ...allOf([]), first: newestFirst }]
  if (search.kind === 'id') return [{ sql: 'f.id = ?', parameters: [search.id] }]
  if (search.kind === 'words') return [wordsCondition(search.words)]
  if (search.kind === 'number') return [numberCondition(search.number), wordsCondition(search.words)]
  // A range instead of `like`, whose plan would depend on the pattern.
  const { prefix } = search
  return [{ sql: 'lower(f.email) ~>=~ ? and lower(f.email) ~<~ ?', parameters: [prefix, `${prefix}\u{10ffff}`], first: byEmail }]
}

/** Support's repository of facilities in PostgreSQL; every search is answered by an index. */
export const makeFacilityDesk = provide(FacilityDesk, { db: Db }, ({ db }): FacilityDesk => {
  const listBy = Effect.fn('support.list-by')(function* (
    search: SearchCondition,
    { filter, offset, limit, ...question }: FacilityQuestion,
  ) {
    const { sql, parameters } = allOf([search, conditionOfFilter(facilityGrammar, filter)])
    const order = question.search === null ? newestFirst : byName
    const [found] = yield* db.rows<{ total: number; rows: readonly SupportFacilityRow[] }>(
      `with matched as materialized (select f.id from facility f where ${sql} ${search.first === undefined ? '' : `order by ${search.first}`} limit ${maxCounted}),
         page as (select f.id, row_number() over (order by ${order}) at from matched join facility f using (id) order by at limit ? offset ?)
       select (select count(*)::int from matched) total,
         (select coalesce(jsonb_agg(r.one order by r.at), '[]') from (select p.at, jsonb_build_object(${rowColumns}) one from page p join facility f using (id)) r) "rows"`,
      [...parameters, limit, offset],
    )
    return found ?? { total: 0, rows: [] }
  })
  const readOne = (id: string, lock = '') =>
    isUuid(id)
      ? Effect.map(
          db.rows<{ one: StoredFacility }>(`select jsonb_build_object(${facilityColumns}) one from facility f where f.id = ? ${lock}`, [
            id,
          ]),
          ([row]) => row?.one ?? null,
        )
      : Effect.succeed(null)
  return {
    list: Effect.fn('support.list')(function* (question) {
      let found: Effect.Success<ReturnType<FacilityDesk['list']>> = { total: 0, rows: [] }
      for (const condition of conditionsOfSearch(question.search)) {
        found = yield* listBy(condition, question)
        if (found.total > 0) break
      }
      return found
    }),
    byId: (id) => readOne(id),
    lock: (id) => readOne(id, 'for update of f'),
    identify: (text) =>
      Effect.map(
        db.rows<{ id: string | null }>(
          `select coalesce((select id from facility where id = ?::uuid), (select facility_id from facility_slug where slug = ?),
             (select facility_id from facility_statement where source = any (?::text[]) and number = ? order by source limit 1),
             (select id from facility where legacy_id = ?::integer)) id`,
          [isUuid(text) ? text : null, text, sourceKeys, text, /^\d{1,9}$/.test(text) ? Number(text) : null],
        ),
        ([row]) => row?.id ?? null,
      ),
    setStatus: (id, status) =>
      Effect.asVoid(db.rows('update facility set status = ?, version = version + 1, changed_at = now() where id = ?', [status, id])),
    delete: (id, at) =>
      Effect.asVoid(db.rows('update facility set deleted_at = ?, version = version + 1, changed_at = now() where id = ?', [at, id])),
  }
})

const identity = `'id', f.id, 'slug', f.slug, 'name', f.name, 'type', f.type, 'status', f.status, 'shadow_status', f.shadow_status, 'state', ${stateSql},
  'city', f.city, 'voivodeship', f.voivodeship`

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Members of a row of support's list, from `facility f`. */
export const rowColumns = `${identity}, 'email', f.email,
  'numbers', (select coalesce(jsonb_agg(distinct s.number order by s.number), '[]') from facility_statement s where s.facility_id = f.id and s.number <> f.id::text),
  'owned', exists (select 1 from access_grant g where g.facility_id = f.id and g.role = 'owner')`

/** Members of a whole facility with its statements, from `facility f`. */
export const facilityColumns = `${identity}, 'legal_type', f.legal_type, 'legacy_id', f.legacy_id, 'inactive_since', f.inactive_since,
  'merged_into', (select jsonb_build_object('id', m.id, 'name', m.name) from facility m where m.id = f.merged_into),
  'completeness', f.completeness, 'made', f.made, 'version', f.version, 'created_at', ${iso('f.created_at')}, 'changed_at', ${iso('f.changed_at')},
  'owner_account_id', (select g.account_id from access_grant g where g.facility_id = f.id and g.role = 'owner'),
  'statements', (select coalesce(jsonb_agg(jsonb_build_object('source', s.source, 'number', s.number, 'statedOn', s.stated_on, 'fields', s.fields, 'goneOn', s.gone_on)
                          order by s.source, s.number), '[]') from facility_statement s where s.facility_id = f.id)`
