import type { Command as Commander } from 'commander'
import type { Environment } from '#config/app/environment.ts'
import { inDependencyOrder } from '#core/plugin/dependency-order.ts'
import { isPluginName, reservedCoreNames } from '#core/plugin/names.ts'
import { plugins } from '#plugins/server.gen.ts'
import { purgePlugin, tablesOf } from '../purge-plugin.ts'
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
        await purgePlugin(platform, name, tables)
        process.stdout.write(`${json ? JSON.stringify({ dropped: tables }) : `Dropped: ${tables.join(', ') || 'nothing'}`}\n`)
      })
    })
}
