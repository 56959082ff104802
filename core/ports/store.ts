import { Effect } from 'effect'

/** Entities of one kind, by id; an id that is none, such as a malformed one, belongs to nothing. */
export interface Store<Entity, Refused = never> {
  /** Adds an entity; fails when another one has the same unique values. */
  add(entity: Entity): Effect.Effect<void, Refused>
  /** Replaces an entity; without effect when it is not stored any more. */
  save(entity: Entity): Effect.Effect<void>
  byId(id: string): Effect.Effect<Entity | null>
  /** Reads an entity as it is now and locks it until the transaction ends. */
  lock(id: string): Effect.Effect<Entity | null>
}

/** Condition on a column: the value that it has, or comparisons with its value. */
export type Condition<Value> =
  | Value
  | {
      readonly in?: readonly Value[]
      readonly ne?: Value
      readonly lt?: NonNullable<Value>
      readonly lte?: NonNullable<Value>
      readonly gt?: NonNullable<Value>
      readonly gte?: NonNullable<Value>
    }

/** Conditions on columns, all of which hold; one without a value is a defect, so that nothing is changed or removed by mistake. */
export type Where<Entity> = { readonly [Column in keyof Entity]?: Condition<Entity[Column]> }

/** Creates the defect for a condition without a value. */
export const noValueFor = (column: string): Error => new Error(`The condition on ${column} has no value`)

/** Order of found entities by columns, the first of which counts most. */
export type SortBy<Entity> = { readonly [Column in keyof Entity]?: 'asc' | 'desc' }

interface FindOptions<Entity> {
  /** Without it, the order is undefined. */
  readonly orderBy?: SortBy<Entity>
  readonly limit?: number
  readonly offset?: number
  /** Reads entities as they are now, and locks them until the transaction ends; `skip`: those that no other one has locked. */
  readonly lock?: 'wait' | 'skip'
}

/**
 * Queries by columns that each store of a table answers, on PostgreSQL and in memory. Ports do not offer them: a
 * function beside the port names those that use-cases need, once for both.
 */
export interface TableStore<Entity, Refused = never> extends Store<Entity, Refused> {
  find(where: Where<Entity>, options?: FindOptions<Entity>): Effect.Effect<readonly Entity[]>
  /** Returns the first entity in this order. */
  first(where: Where<Entity>, options?: Omit<FindOptions<Entity>, 'limit' | 'offset'>): Effect.Effect<Entity | null>
  count(where: Where<Entity>): Effect.Effect<number>
  /** Sets columns of the entities; returns of how many. */
  update(where: Where<Entity>, values: Partial<Entity>): Effect.Effect<number>
  /** Removes the entities; returns how many. */
  remove(where: Where<Entity>): Effect.Effect<number>
  /** As `save`; fails when another entity has the same unique values. */
  replace(entity: Entity): Effect.Effect<void, Refused>
  /** Adds entities, or replaces those with the same ids, by one statement. */
  put(...entities: readonly Entity[]): Effect.Effect<void>
  /** Adds entities by one statement. */
  addAll(entities: readonly Entity[]): Effect.Effect<void>
}

/** Returns whether a statement has concerned any entity. */
export const hasAny = (counted: Effect.Effect<number>): Effect.Effect<boolean> => Effect.map(counted, (number) => number > 0)

/** Returns what a repository offers of its table as it is. */
export const asStore = <Entity, Refused>(table: TableStore<Entity, Refused>): Store<Entity, Refused> => table

/** Fails when nothing was found. */
export const orFail = <Entity, NotFound>(
  found: Effect.Effect<Entity | null>,
  Failure: new () => NotFound,
): Effect.Effect<Entity, NotFound> =>
  Effect.flatMap(found, (entity) => (entity === null ? Effect.fail(new Failure()) : Effect.succeed(entity)))
