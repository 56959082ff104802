import { type EntitySchema, UuidType } from '@mikro-orm/core'
import { Effect } from 'effect'
import type { AnyFailure } from '#core/kernel/failure.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { noValueFor, type TableStore, type Where } from '#core/ports/store.ts'
import { type Db, type EntityAccess, forUpdate, skipLocked } from './unit-of-work.ts'

/** Failures by the unique indexes and constraints whose violation they declare. */
type Constraints = Readonly<Record<string, new () => AnyFailure>>
type FailureOf<Violated extends Constraints> = InstanceType<Violated[keyof Violated]>

interface Options<Violated extends Constraints> {
  readonly constraints?: Violated
}

interface Mapping<Row, Entity> {
  readonly toEntity: (row: Row) => Entity
  readonly toRow: (entity: Entity) => object
}

/** Creates the store of a table whose rows are the entities. */
export function makeTableStore<Row extends object, Violated extends Constraints = Record<never, never>>(
  db: Db,
  schema: EntitySchema<Row>,
  options?: Options<Violated>,
): TableStore<Row, FailureOf<Violated>>
/** Creates the store of a table whose rows are other than the entities; conditions and orders name columns of both. */
export function makeTableStore<Row extends object, Entity extends object, Violated extends Constraints = Record<never, never>>(
  db: Db,
  schema: EntitySchema<Row>,
  options: Options<Violated> & Mapping<Row, Entity>,
): TableStore<Entity, FailureOf<Violated>>
export function makeTableStore(
  db: Db,
  schema: EntitySchema<object>,
  { toEntity = copy, toRow = copy, constraints = {} }: Options<Constraints> & Partial<Mapping<object, object>> = {},
): TableStore<object, AnyFailure> {
  const { keys, ids } = columnsOf(schema)
  const [id = 'id'] = keys
  const first: TableStore<object>['first'] = (where, { orderBy, lock } = {}) =>
    whereMatches(ids, where, null, (filter) =>
      db.query(async (em) => {
        const row = await em.findOne(schema, filter, { ...(orderBy && { orderBy }), ...(lock && locks[lock]) })
        return row && toEntity(row)
      }),
    )
  const saveRow = (entity: object) => async (em: EntityAccess) => {
    const changed: Columns = { ...toRow(entity) }
    const row = await em.findOne(schema, Object.fromEntries(keys.map((key) => [key, changed[key]])))
    if (row) em.assign(row, changed)
  }
  return {
    add: (entity) => Effect.asVoid(db.guarded(constraints, (em) => em.create(schema, toRow(entity)))),
    save: (entity) => Effect.asVoid(db.query(saveRow(entity))),
    replace: (entity) => Effect.asVoid(db.guarded(constraints, saveRow(entity))),
    put: (...entities) =>
      entities.length === 0 ? Effect.void : Effect.asVoid(db.bulk((em) => em.upsertMany(schema, entities.map(toRow)))),
    addAll: (entities) =>
      entities.length === 0 ? Effect.void : Effect.asVoid(db.bulk((em) => em.insertMany(schema, entities.map(toRow)))),
    byId: (value) => first({ [id]: value }),
    lock: (value) => first({ [id]: value }, { lock: 'wait' }),
    find: (where, { orderBy, limit, offset, lock } = {}) =>
      whereMatches(ids, where, [], (filter) =>
        db.query(async (em) => {
          const rows = await em.find(schema, filter, {
            ...(orderBy && { orderBy }),
            ...(limit !== undefined && { limit }),
            ...(offset !== undefined && { offset }),
            ...(lock && locks[lock]),
          })
          return rows.map(toEntity)
        }),
      ),
    first,
    count: (where) => whereMatches(ids, where, 0, (filter) => db.query((em) => em.count(schema, filter))),
    update: (where, values) => whereMatches(ids, where, 0, (filter) => db.bulk((em) => em.nativeUpdate(schema, filter, values))),
    remove: (where) => whereMatches(ids, where, 0, (filter) => db.bulk((em) => em.nativeDelete(schema, filter))),
  }
}

const locks = { wait: forUpdate, skip: skipLocked } as const

type Columns = Readonly<Record<string, unknown>>

const copy = (row: object): object => ({ ...row })

/** Returns the columns of the primary key of a table, and which of its columns are ids. */
const columnsOf = (schema: EntitySchema<object>) => {
  const columns = Object.entries<{ readonly type: unknown; readonly primary?: boolean }>(schema.meta.properties)
  return {
    keys: columns.flatMap(([name, { primary }]) => (primary ? [name] : [])),
    ids: new Set(columns.flatMap(([name, { type }]) => (type === UuidType ? [name] : []))),
  }
}

const isComparison = (condition: unknown): condition is Columns =>
  typeof condition === 'object' && condition !== null && !Array.isArray(condition)

/** Runs a statement with the filter of MikroORM; without one returns what it gives when ids are malformed or lists empty. */
const whereMatches = <A>(
  ids: ReadonlySet<string>,
  where: Where<object>,
  otherwise: A,
  run: (filter: object) => Effect.Effect<A>,
): Effect.Effect<A> => {
  const filter: Record<string, unknown> = {}
  for (const [column, condition] of Object.entries<unknown>({ ...where })) {
    if (condition === undefined) return Effect.die(noValueFor(column))
    const isPossible = (value: unknown) => !ids.has(column) || typeof value !== 'string' || isUuid(value)
    if (!isComparison(condition)) {
      if (!isPossible(condition)) return Effect.succeed(otherwise)
      filter[column] = condition
      continue
    }
    const { in: among, ...comparisons } = condition
    const values = Array.isArray(among) ? among.filter(isPossible) : null
    if (values?.length === 0) return Effect.succeed(otherwise)
    const operators = Object.entries(comparisons).map(([name, value]) => [`$${name}`, value])
    filter[column] = { ...Object.fromEntries(operators), ...(values && { $in: values }) }
  }
  return run(filter)
}
