/** One step of the database's shape, hand-written SQL up and down; merged by time over core and plugins. */
export interface Migration {
  /** `20261121090000-create-facility`. */
  readonly name: string
  readonly up: string
  readonly down: string
}

/** The tables that migrations make, as their statements name them. */
export const tablesOf = (migrations: readonly Migration[]): readonly string[] =>
  migrations.flatMap(({ up }) => [...up.matchAll(/\bcreate (?:unlogged )?table (\w+)/gi)].map(([, table = '']) => table))
