import type { Command as Commander } from 'commander'
import type { Environment } from '#config/app/environment.ts'
import type { Platform } from '#config/app/platform.ts'
import { inDependencyOrder } from '#core/plugin/dependency-order.ts'
import { isPluginName, reservedCoreNames, tablePrefix } from '#core/plugin/names.ts'
import { plugins } from '#plugins/server.gen.ts'
import { reportInvalidInput } from '../report-error.ts'
import { withPlatform } from '../with-platform.ts'

/** `plugin list|purge`: lists installed plugins, and drops the tables of removed ones. */
export const addPlugins = (program: Commander, environment: () => Environment): void => {
  const plugin = program.command('plugin').description('Plugins of this installation')
  plugin
    .command('list')
    .description('Names in start order')
    .option('--json', 'print the result as JSON')
    .action(({ json }: { json?: boolean }) => {
      const list = inDependencyOrder(plugins).map(({ name, dependsOn: needs = [] }) => ({ name, needs }))
      const lines = list.map(({ name, needs }) => (needs.length ? `${name}  depends on ${needs.join(', ')}` : name))
      process.stdout.write(`${json ? JSON.stringify(list, null, 2) : lines.join('\n')}\n`)
    })
  plugin
    .command('purge')
    .argument('<name>')
    .description('Drop the tables of a plugin that is no longer installed')
    .option('--yes', 'confirm')
    .option('--json', 'print the result as JSON')
    .action((name: string, { yes, json }: { yes?: boolean; json?: boolean }) => {
      if (!isPluginName(name) || reservedCoreNames.includes(name)) return reportInvalidInput(`${name} is not a plugin name.`)
      if (plugins.some((one) => one.name === name))
        return reportInvalidInput(`Plugin ${name} is installed; remove it from plugins/list.ts first.`)
      return withPlatform(environment(), async (platform) => {
        const tables = await tablesOf(platform, name)
        if (!yes) return reportInvalidInput(`This drops ${tables.length ? tables.join(', ') : 'no table'}. Use --yes to confirm.`)
        await purge(platform, name, tables)
        process.stdout.write(`${json ? JSON.stringify({ dropped: tables }) : `Dropped: ${tables.join(', ') || 'nothing'}`}\n`)
      })
    })
}

// An installed plugin may have a longer name with the same prefix: `tags-more` keeps what it has when `tags` is purged.
const isOfInstalled = ({ plugins }: Platform, named: string) => plugins.some((other) => named.startsWith(tablePrefix(other.name)))

const tablesOf = async (platform: Platform, name: string): Promise<readonly string[]> => {
  const { orm } = platform
  const rows = await orm.em
    .fork()
    .execute<{ name: string }[]>(
      'select tablename "name" from pg_tables where schemaname = current_schema() and starts_with(tablename, ?) order by 1',
      [tablePrefix(name)],
    )
  return rows.map(({ name }) => name).filter((table) => !isOfInstalled(platform, table))
}

/** Finds the triggers of a plugin on tables of others, which would call what is gone and be in the way when it returns. */
const triggersOf = async (em: Platform['orm']['em'], platform: Platform, name: string) => {
  const rows = await em.execute<{ trigger: string; table: string }[]>(
    'select tgname "trigger", tgrelid::regclass::text "table" from pg_trigger where not tgisinternal and starts_with(tgname, ?)',
    [tablePrefix(name)],
  )
  return rows.filter(({ trigger }) => !isOfInstalled(platform, trigger))
}

// Deletes its migration records with its tables, so that they run again when the plugin is reinstalled.
const purge = (platform: Platform, name: string, tables: readonly string[]): Promise<void> =>
  platform.orm.em.fork().transactional(async (em) => {
    for (const table of tables) await em.execute(`drop table "${table}" cascade`)
    for (const { trigger, table } of await triggersOf(em, platform, name)) await em.execute(`drop trigger "${trigger}" on ${table}`)
    const installed = platform.plugins.flatMap(({ migrations = [] }) => migrations).map((migration) => migration.name)
    const done = await em.execute<{ name: string }[]>('select name from migration where name ~ ?', [`^[0-9]+-${name}(-|$)`])
    for (const step of done.filter((step) => !installed.includes(step.name)))
      await em.execute('delete from migration where name = ?', [step.name])
  })
