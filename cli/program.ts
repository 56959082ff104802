import { Command as Commander } from 'commander'
import { type Environment, readEnvironment } from '#config/app/environment.ts'
import { coreCommands } from '#core/personal-data/operations.ts'
import { plugins } from '#plugins/server.gen.ts'
import { addBackup } from './commands/backup.ts'
import { addDoctor } from './commands/doctor.ts'
import { addJobs } from './commands/jobs.ts'
import { addMigrate } from './commands/migrate.ts'
import { addPluginCommand } from './commands/plugin-command.ts'
import { addPlugins } from './commands/plugins.ts'
import { addProcesses } from './commands/processes.ts'
import { addSeed } from './commands/seed.ts'
import { addThemes } from './commands/themes.ts'

const environment = (): Environment => readEnvironment(undefined, plugins)

/** Command-line program: commands of the platform and of plugins. */
export const program = new Commander('kredka').description('Operate a Kredka directory').showHelpAfterError()
program
  .command('serve')
  .description('Start the product')
  .option('--dev', 'with hot reload')
  .option('--json', 'print its address as JSON')
  .action(async ({ dev, json }: { dev?: boolean; json?: boolean }) => {
    const { serve } = await import('./commands/serve.ts')
    await serve(environment(), { mode: dev ? 'development' : 'built', json: json ?? false })
  })
addMigrate(program, environment)
addDoctor(program, environment)
addSeed(program, environment)
addBackup(program, environment)
addPlugins(program, environment)
addThemes(program)
addJobs(program, environment)
addProcesses(program, environment)
for (const command of [...coreCommands, ...plugins.flatMap(({ commands = [] }) => commands)])
  addPluginCommand(program, command, environment)
