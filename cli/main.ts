import { Command as Commander } from 'commander'
import { BadEnvironment, type Environment, readEnvironment } from '#config/environment.ts'
import { plugins } from '#plugins/server.gen.ts'
import { addMigrate } from './commands/migrate.ts'
import { addPluginCommand } from './commands/plugin-command.ts'
import { addPlugins } from './commands/plugins.ts'
import { addSeed } from './commands/seed.ts'
import { refuse, tellFailure } from './refuse.ts'

const environment = (): Environment => readEnvironment()

const program = new Commander('kredka').description('Operate a Kredka directory').showHelpAfterError()
program
  .command('serve')
  .description('Bring the product up')
  .option('--dev', 'with hot reload')
  .action(async ({ dev }: { dev?: boolean }) => {
    const { serve } = await import('./commands/serve.ts')
    await serve(environment(), dev ? 'development' : 'built')
  })
addMigrate(program, environment)
addSeed(program, environment)
addPlugins(program, environment)
for (const { commands = [] } of plugins) for (const command of commands) addPluginCommand(program, command, environment)

await program.parseAsync().catch((error: unknown) => (error instanceof BadEnvironment ? refuse(error.message) : tellFailure(error)))
