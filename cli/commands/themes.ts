import path from 'node:path'
import type { Command as Commander } from 'commander'
import { exitCodes } from '../exit-codes.ts'
import { reportInvalidInput } from '../report-error.ts'

const plugins = path.resolve(import.meta.dirname, '../../plugins')

/** `theme new|check`: creates the plugin of a theme, and checks one; both need neither database nor the other plugins. */
export const addThemes = (program: Commander): void => {
  const theme = program.command('theme').description('Themes of web sites of facilities')
  theme
    .command('new')
    .argument('<key>')
    .description('Create the plugin of a theme, which can be used as it is made')
    .option('--json', 'print the result as JSON')
    .action(async (key: string, { json }: { json?: boolean }) => {
      const { newTheme } = await import('#config/tooling/themes/new-theme.ts')
      const { plugin, files, errors } = await newTheme(key, plugins)
      if (errors.length > 0) return reportInvalidInput(errors.join('\n'))
      const lines = [
        `plugins/${plugin}/ was created and added to plugins/list.ts:`,
        ...files.map((file) => `  ${file}`),
        'Next:',
        `  plugins/${plugin}/plugin.ts     colours, letters, layouts, shapes`,
        `  plugins/${plugin}/assets/       drawings`,
        `  plugins/${plugin}/messages/     its name in three languages`,
        `  npx kredka theme check ${key}`,
      ]
      process.stdout.write(`${json ? JSON.stringify({ plugin, files }, null, 2) : lines.join('\n')}\n`)
    })
  theme
    .command('check')
    .argument('<key>')
    .description('Check tokens, contrast, typefaces and drawings of a theme')
    .option('--json', 'print the result as JSON')
    .action(async (key: string, { json }: { json?: boolean }) => {
      const { checkTheme } = await import('#config/tooling/themes/check-theme.ts')
      const { formatReport } = await import('#config/tooling/themes/format-report.ts')
      const report = await checkTheme(key, plugins)
      process.stdout.write(`${json ? JSON.stringify(report, null, 2) : formatReport(report)}\n`)
      if (report.faults.length > 0) process.exitCode = exitCodes.refused
    })
}
