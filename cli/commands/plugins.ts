import type { Command as Commander } from 'commander'
import type { Environment } from '#config/environment.ts'
import { refuse } from '../refuse.ts'
import { withPlatform } from '../with-platform.ts'

const isName = /^[a-z][a-z0-9-]*$/

/** `plugin list|purge`: what is installed, and dropping the tables of what no longer is. */
export const addPlugins = (program: Commander, environment: () => Environment): void => {
  const plugin = program.command('plugin').description('Plugins of this installation')
  plugin
    .command('list')
    .description('Names in the order in which they start')
    .option('--json')
    .action(({ json }: { json?: boolean }) =>
      withPlatform(environment(), async ({ plugins }) => {
        const list = plugins.map(({ name, needs = [] }) => ({ name, needs }))
        process.stdout.write(
          `${json ? JSON.stringify(list, null, 2) : list.map(({ name, needs }) => `${name}${needs.length ? `  needs ${needs.join(', ')}` : ''}`).join('\n')}\n`,
        )
      }),
    )
  plugin
    .command('purge')
    .argument('<name>')
    .description('Drop the tables of a plugin that is no longer installed')
    .option('--yes', 'really')
    .option('--json')
    .action((name: string, { yes, json }: { yes?: boolean; json?: boolean }) =>
      withPlatform(environment(), async ({ plugins, orm }) => {
        if (!isName.test(name)) return refuse(`${name} is no name of a plugin.`)
        if (plugins.some((one) => one.name === name)) return refuse(`Plugin ${name} is installed; take it out of plugins/list.ts first.`)
        const prefix = `${name.replaceAll('-', '_')}_`
        const tables = (
          await orm.em
            .fork()
            .execute<{ name: string }[]>(
              `select tablename "name" from pg_tables where schemaname = current_schema() and starts_with(tablename, ?)`,
              [prefix],
            )
        ).map(({ name }) => name)
        if (!yes) return refuse(`This drops ${tables.length ? tables.join(', ') : 'no table'}. Say --yes to do it.`)
        for (const table of tables) await orm.em.fork().execute(`drop table "${table}" cascade`)
        process.stdout.write(`${json ? JSON.stringify({ dropped: tables }) : `Dropped: ${tables.join(', ') || 'nothing'}`}\n`)
      }),
    )
}
