import type { EntityName } from '@mikro-orm/core'
import type { UseCaseDatabase } from './use-case-database.ts'

/** Statements of MikroORM whose conditions are columns and their values. */
interface Statements<Entity> {
  findOne(table: EntityName<Entity>, where: object): Promise<Entity | null>
  find(table: EntityName<Entity>, where: object, options: { readonly orderBy: object }): Promise<readonly Entity[]>
  count(table: EntityName<Entity>, where: object): Promise<number>
  nativeDelete(table: EntityName<Entity>, where: object): Promise<number>
}

interface Options<Entity, Row> {
  /** Column of the primary key, by default `id`. */
  readonly key?: string
  /** Converts a row as the plugin does. */
  readonly toRow?: (row: Entity) => Row
}

/** Reads and removes the rows of a table, past every repository. */
export const tableRows = <Entity extends object, Row extends object = Entity>(
  database: UseCaseDatabase,
  table: EntityName<Entity>,
  { key = 'id', toRow = (row) => row as unknown as Row }: Options<Entity, Row> = {},
) => {
  const statements = () => database.orm.em.fork() as unknown as Statements<Entity>
  const plain = (row: Entity): Row => ({ ...toRow(row) })
  return {
    get: async (id: string): Promise<Row | undefined> => {
      const row = await statements().findOne(table, { [key]: id })
      return row ? plain(row) : undefined
    },
    has: async (id: string) => (await statements().count(table, { [key]: id })) > 0,
    /** Returns all rows in the order of their keys, which is that of their creation. */
    all: async (): Promise<readonly Row[]> => (await statements().find(table, {}, { orderBy: { [key]: 'asc' } })).map(plain),
    count: () => statements().count(table, {}),
    delete: (id: string) => statements().nativeDelete(table, { [key]: id }),
  }
}
