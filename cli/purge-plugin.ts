import type { Platform } from '#config/app/platform.ts'
import { tablePrefix } from '#core/plugin/names.ts'

type Installation = Pick<Platform, 'orm' | 'plugins'>

// An installed plugin may have a longer name with the same prefix: `tags-more` keeps what it has when `tags` is purged.
const isOfInstalled = ({ plugins }: Installation, named: string) => plugins.some((other) => named.startsWith(tablePrefix(other.name)))

/** Returns the tables of a plugin that is no longer installed. */
export const tablesOf = async (installation: Installation, name: string): Promise<readonly string[]> => {
  const rows = await installation.orm.em
    .fork()
    .execute<{ name: string }[]>(
      'select tablename "name" from pg_tables where schemaname = current_schema() and starts_with(tablename, ?) order by 1',
      [tablePrefix(name)],
    )
  return rows.map(({ name }) => name).filter((table) => !isOfInstalled(installation, table))
}

/** Finds the triggers of a plugin on tables of others, which would call what is gone and be in the way when it returns. */
const triggersOf = async (em: Platform['orm']['em'], installation: Installation, name: string) => {
  const rows = await em.execute<{ trigger: string; table: string }[]>(
    'select tgname "trigger", tgrelid::regclass::text "table" from pg_trigger where not tgisinternal and starts_with(tgname, ?)',
    [tablePrefix(name)],
  )
  return rows.filter(({ trigger }) => !isOfInstalled(installation, trigger))
}

/** Columns of facilities that one plugin alone writes: without it they would be shown and never change again. */
const writtenColumns: Readonly<Record<string, readonly string[]>> = {
  costs: ['family_cost', 'family_cost_meals'],
  gallery: ['cover', 'cover_focus'],
  opinions: ['rating_count', 'rating_total', 'rating_cleanliness', 'rating_staff', 'rating_food', 'rated_at'],
}

/**
 * Drops the tables and triggers of a plugin, what it has written to facilities, and its migration records, so that they
 * run again when it is reinstalled.
 */
export const purgePlugin = (installation: Installation, name: string, tables: readonly string[]): Promise<void> =>
  installation.orm.em.fork().transactional(async (em) => {
    for (const table of tables) await em.execute(`drop table "${table}" cascade`)
    for (const { trigger, table } of await triggersOf(em, installation, name)) await em.execute(`drop trigger "${trigger}" on ${table}`)
    const columns = writtenColumns[name]
    if (columns) await em.execute(`update facility set ${columns.map((column) => `${column} = default`).join(', ')}`)
    const installed = installation.plugins.flatMap(({ migrations = [] }) => migrations).map((migration) => migration.name)
    const done = await em.execute<{ name: string }[]>('select name from migration where name ~ ?', [`^[0-9]+-${name}(-|$)`])
    for (const step of done.filter((step) => !installed.includes(step.name)))
      await em.execute('delete from migration where name = ?', [step.name])
  })
