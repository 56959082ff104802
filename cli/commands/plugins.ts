import type { Command as Commander } from 'commander'
import { isPluginName, namesOfCore, tablesBegin } from '#core/plugin/names.ts'
import { inDependencyOrder } from '#core/plugin/order.ts'
import type { Environment } from '#config/environment.ts'
import type { Platform } from '#config/platform.ts'
import { plugins } from '#plugins/server.gen.ts'
import { refuse } from '../refuse.ts'
import { withPlatform } from '../with-platform.ts'

/** `plugin list|purge`: what is installed, and dropping the tables of what no longer is. */
export const addPlugins = (program: Commander, environment: () => Environment): void => {
  const plugin = program.command('plugin').description('Plugins of this installation')
  plugin
    .command('list')
    .description('Names in the order in which they start')
    .option('--json', 'print the result as JSON')
    .action(({ json }: { json?: boolean }) => {
      const list = inDependencyOrder(plugins).map(({ name, dependsOn: needs = [] }) => ({ name, needs }))
      const lines = list.map(({ name, needs }) => (needs.length ? `${name}  needs ${needs.join(', ')}` : name))
      process.stdout.write(`${json ? JSON.stringify(list, null, 2) : lines.join('\n')}\n`)
    })
  plugin
    .command('purge')
    .argument('<name>')
    .description('Drop the tables of a plugin that is no longer installed')
    .option('--yes', 'really')
    .option('--json', 'print the result as JSON')
    .action((name: string, { yes, json }: { yes?: boolean; json?: boolean }) => {
      if (!isPluginName(name) || namesOfCore.includes(name)) return refuse(`${name} is no name of a plugin.`)
      if (plugins.some((one) => one.name === name)) return refuse(`Plugin ${name} is installed; take it out of plugins/list.ts first.`)
      return withPlatform(environment(), async (platform) => {
        const tables = await tablesOf(platform, name)
        if (!yes) return refuse(`This drops ${tables.length ? tables.join(', ') : 'no table'}. Say --yes to do it.`)
        await purge(platform, name, tables)
        process.stdout.write(`${json ? JSON.stringify({ dropped: tables }) : `Dropped: ${tables.join(', ') || 'nothing'}`}\n`)
      })
    })
}

// A plugin that is installed may have the other's name and more: `tags-more` keeps its tables when `tags` goes.
const tablesOf = async ({ orm, plugins }: Platform, name: string): Promise<readonly string[]> => {
  const rows = await orm.em
    .fork()
    .execute<{ name: string }[]>(
      'select tablename "name" from pg_tables where schemaname = current_schema() and starts_with(tablename, ?) order by 1',
      [tablesBegin(name)],
    )
  return rows.map(({ name }) => name).filter((table) => !plugins.some((other) => table.startsWith(tablesBegin(other.name))))
}

// Its steps are forgotten with its tables, so that they are taken again when it comes back.
const purge = ({ orm, plugins }: Platform, name: string, tables: readonly string[]): Promise<void> =>
  orm.em.fork().transactional(async (em) => {
    for (const table of tables) await em.execute(`drop table "${table}" cascade`)
    const kept = plugins.flatMap(({ migrations = [] }) => migrations).map((migration) => migration.name)
    const done = await em.execute<{ name: string }[]>('select name from migration where name ~ ?', [`^[0-9]+-${name}(-|$)`])
    for (const step of done.filter((step) => !kept.includes(step.name)))
      await em.execute('delete from migration where name = ?', [step.name])
  })
