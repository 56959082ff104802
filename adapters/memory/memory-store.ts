import { Effect } from 'effect'
import { noValueFor, type SortBy, type TableStore, type Where } from '#core/ports/store.ts'
import { makeTable } from './recoverable.ts'

/** Columns whose values together are unique; `null` equals nothing. */
interface Unique<Entity, Refused> {
  readonly columns: readonly (keyof Entity)[]
  /** Entities to which it applies; by default all. */
  readonly among?: (entity: Entity) => boolean
  readonly Failure: new () => Refused
}

interface Options<Entity, Refused> {
  /** Columns of the primary key; by default `id`. */
  readonly key?: readonly (keyof Entity & string)[]
  readonly unique?: readonly Unique<Entity, Refused>[]
}

/** Creates the store of a table in memory, whose changes a failed transaction undoes. */
export const makeMemoryStore = <Entity extends object, Refused = never>({ key, unique = [] }: Options<Entity, Refused> = {}) => {
  const { rows, all, snapshot, update } = makeTable<Entity>()
  const keyOf = (entity: Entity) => {
    const values = new Map<string, unknown>(Object.entries(entity))
    return (key ?? ['id']).map((column) => values.get(column)).join(' ')
  }
  const find: TableStore<Entity>['find'] = (where, { orderBy = {}, limit = Number.POSITIVE_INFINITY, offset = 0 } = {}) =>
    Effect.sync(() =>
      all()
        .filter(matches(where))
        .toSorted(compareBy(orderBy))
        .slice(offset, offset + limit),
    )
  const byId = (id: string) => Effect.sync(() => rows.get(id) ?? null)
  const refusal = (entity: Entity) =>
    unique.find(
      ({ columns, among = () => true }) =>
        among(entity) &&
        all().some(
          (one) =>
            keyOf(one) !== keyOf(entity) && among(one) && columns.every((column) => one[column] !== null && one[column] === entity[column]),
        ),
    )
  const unlessTaken = (entity: Entity, store: () => void) =>
    Effect.suspend(() => {
      const refused = refusal(entity)
      return refused ? Effect.fail(new refused.Failure()) : Effect.sync(store)
    })
  const setRow = (entity: Entity) => void rows.set(keyOf(entity), entity)
  const saveRow = (entity: Entity) => void update(keyOf(entity), (before) => ({ ...before, ...entity }))
  const store: TableStore<Entity, Refused> = {
    add: (entity) => unlessTaken(entity, () => setRow(entity)),
    replace: (entity) => unlessTaken(entity, () => saveRow(entity)),
    save: (entity) => Effect.sync(() => saveRow(entity)),
    put: (...entities) => Effect.sync(() => entities.forEach(setRow)),
    addAll: (entities) => Effect.sync(() => entities.forEach(setRow)),
    byId,
    lock: byId,
    find,
    first: (where, options) => Effect.map(find(where, options), ([found]) => found ?? null),
    count: (where) => Effect.sync(() => all().filter(matches(where)).length),
    update: (where, values) =>
      Effect.sync(() => {
        const found = all().filter(matches(where))
        for (const one of found) rows.set(keyOf(one), { ...one, ...values })
        return found.length
      }),
    remove: (where) =>
      Effect.sync(
        () =>
          all()
            .filter(matches(where))
            .filter((one) => rows.delete(keyOf(one))).length,
      ),
  }
  return { ...store, rows, all, snapshot }
}

/** Returns whether an entity meets conditions; as in SQL, `null` meets no comparison with a value. */
export const matches =
  <Entity extends object>(where: Where<Entity>) =>
  (entity: Entity): boolean => {
    const values = new Map<string, unknown>(Object.entries(entity))
    return Object.entries<unknown>(where).every(([column, condition]) => {
      const value = values.get(column)
      if (condition === undefined) throw noValueFor(column)
      if (typeof condition !== 'object' || condition === null) return value === condition
      return Object.entries<unknown>({ ...condition }).every(([operator, operand]) => meets(operator, value, operand))
    })
  }

const meets = (operator: string, value: unknown, operand: unknown): boolean => {
  if (operator === 'in') return Array.isArray(operand) && operand.includes(value)
  if (operator === 'ne' && operand === null) return value !== null
  if (value === null) return false
  if (operator === 'ne') return value !== operand
  const order = compare(value, operand)
  return operator.startsWith('l') ? order < 0 || (operator === 'lte' && order === 0) : order > 0 || (operator === 'gte' && order === 0)
}

/** Compares two values; `null` is the greatest, as in PostgreSQL. */
const compare = (a: unknown, b: unknown): number => {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : 1
}

/** Returns the comparison of entities by columns. */
const compareBy =
  <Entity extends object>(orderBy: SortBy<Entity>) =>
  (a: Entity, b: Entity): number => {
    const left = new Map<string, unknown>(Object.entries(a))
    const right = new Map<string, unknown>(Object.entries(b))
    for (const [column, direction] of Object.entries(orderBy)) {
      const order = compare(left.get(column), right.get(column))
      if (order !== 0) return direction === 'asc' ? order : -order
    }
    return 0
  }
