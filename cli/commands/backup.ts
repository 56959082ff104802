import type { Command as Commander } from 'commander'
import { backUp, restore } from '#config/backup.ts'
import type { Environment } from '#config/environment.ts'
import { withPlatform } from '../with-platform.ts'

interface Options {
  readonly json?: boolean
  readonly replace?: boolean
}

/** `backup FILE`, `restore FILE`: all rows in one file and back again. */
export const addBackup = (program: Commander, environment: () => Environment): void => {
  program
    .command('backup')
    .argument('<file>')
    .description('Write all data, as of one moment, into one file; the product may run meanwhile')
    .option('--json', 'print the result as JSON')
    .action(async (file: string, { json }: Options) => {
      const { tables, bytes } = await withPlatform(environment(), (platform) => backUp(platform, file), { migrate: false })
      const told = `${file}: ${sum(tables)} rows of ${tables.length} tables, ${bytes} bytes`
      process.stdout.write(`${json ? JSON.stringify({ file, bytes, tables }, null, 2) : told}\n`)
    })
  program
    .command('restore')
    .argument('<file>')
    .description('Put a backup in the place of all data there is; a damaged file changes nothing')
    .option('--replace', 'also where there are facilities, which are lost')
    .option('--json', 'print the result as JSON')
    .action(async (file: string, { json, replace = false }: Options) => {
      const { tables } = await withPlatform(environment(), (platform) => restore(platform, file, { replace }), { migrate: false })
      process.stdout.write(
        `${json ? JSON.stringify({ file, tables }, null, 2) : `${sum(tables)} rows of ${tables.length} tables restored`}\n`,
      )
    })
}

const sum = (tables: readonly { readonly rows: number }[]) => tables.reduce((all, { rows }) => all + rows, 0)
