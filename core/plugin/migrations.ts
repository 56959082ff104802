/** Database migration: hand-written SQL up and down, ordered by time over core and plugins. */
export interface Migration {
  /** `20261121090000-create-facility`. */
  readonly name: string
  readonly up: string
  readonly down: string
}

/** Tables that migrations create, as their statements name them. */
export const tablesOf = (migrations: readonly Migration[]): readonly string[] =>
  migrations.flatMap(({ up }) => [...up.matchAll(/\bcreate (?:unlogged )?table (\w+)/gi)].map(([, table = '']) => table))
