import type { Command as Commander } from 'commander'
import { restoreBackupFile, writeBackupFile } from '#config/app/backup.ts'
import type { Environment } from '#config/app/environment.ts'
import { withPlatform } from '../with-platform.ts'

interface Options {
  readonly json?: boolean
  readonly replace?: boolean
}

/** `backup FILE`, `restore FILE`: saves all rows and uploads to one file and restores them. */
export const addBackup = (program: Commander, environment: () => Environment): void => {
  program
    .command('backup')
    .argument('<file>')
    .description('Write a consistent snapshot of all data to one file; the product may be running')
    .option('--json', 'print the result as JSON')
    .action(async (file: string, { json }: Options) => {
      const { tables, files, bytes } = await withPlatform(environment(), (platform) => writeBackupFile(platform, file), { migrate: false })
      const resultText = `${file}: ${sum(tables)} rows of ${tables.length} tables and ${files} uploaded files, ${bytes} bytes`
      process.stdout.write(`${json ? JSON.stringify({ file, bytes, files, tables }, null, 2) : resultText}\n`)
    })
  program
    .command('restore')
    .argument('<file>')
    .description('Replace all data by a backup; a damaged file changes nothing')
    .option('--replace', 'allow it when the database has facilities, which are lost')
    .option('--json', 'print the result as JSON')
    .action(async (file: string, { json, replace = false }: Options) => {
      const { tables } = await withPlatform(environment(), (platform) => restoreBackupFile(platform, file, { replace }), { migrate: false })
      process.stdout.write(
        `${json ? JSON.stringify({ file, tables }, null, 2) : `${sum(tables)} rows of ${tables.length} tables restored`}\n`,
      )
    })
}

const sum = (tables: readonly { readonly rows: number }[]) => tables.reduce((all, { rows }) => all + rows, 0)
