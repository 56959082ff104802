import type { Command as Commander } from 'commander'
import type { Environment } from '#config/environment.ts'
import { seedDemo } from '#config/seed-demo.ts'
import { refuse } from '../refuse.ts'
import { withPlatform } from '../with-platform.ts'

/** `seed demo`: made-up data to look at; refused in production. */
export const addSeed = (program: Commander, environment: () => Environment): void => {
  program
    .command('seed')
    .description('Fill the database with made-up data')
    .command('demo')
    .description('The demo: made-up facilities in the 18 cities')
    .option('--json', 'print the result as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const told = environment()
      if (told.appEnv === 'production') return refuse('There is no demo data where APP_ENV is production.')
      const seeded = await withPlatform(told, seedDemo)
      process.stdout.write(`${json ? JSON.stringify({ seeded }) : `Seeded by: ${seeded.join(', ')}`}\n`)
    })
}
