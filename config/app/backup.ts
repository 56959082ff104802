import { Effect } from 'effect'
import { BackupRefused } from '#adapters/backup/failures.ts'
import type { Manifest } from '#adapters/backup/manifest.ts'
import { readHeader } from '#adapters/backup/read-backup.ts'
import { restoreBackup } from '#adapters/backup/restore-backup.ts'
import { type WrittenBackup, writeBackup } from '#adapters/backup/write-backup.ts'
import { backupFinished } from '#adapters/postgres/server-stats.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { FileStore } from '#core/ports/file-store.ts'
import { Progress } from '#core/ports/progress.ts'
import { lastBackups } from '#migrations/20261228090000-last-backups.ts'
import type { Platform } from './platform.ts'

/** Writes all rows of the platform and its uploads to one file, as a consistent snapshot, and stores that it is complete. */
export const writeBackupFile = async (platform: Platform, file: string): Promise<WrittenBackup> => {
  const { done } = await platform.migrationStatus()
  const files = platform.find(FileStore)
  const onProgress = platform.find(Progress).report
  const written = await writeBackup({ url: platform.databaseUrl, file, files, steps: done.map(({ name }) => name), onProgress })
  // A database that is not migrated yet has no place for it, and its backup is complete all the same.
  if (done.some(({ name }) => name === lastBackups.name)) await Effect.runPromise(platform.find(Db).rows(backupFinished))
  return written
}

/** Restores a backup into the schema in which it was made, then applies later migrations. */
export const restoreBackupFile = async (
  platform: Platform,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<Manifest> => {
  const header = await readHeader(file)
  const { done, waiting: pending } = await platform.migrationStatus()
  const applied = done.map(({ name }) => name)
  const unknown = header.steps.filter((step) => !applied.includes(step) && !pending.includes(step))
  if (unknown.length)
    throw new BackupRefused({
      detail: `The backup was made by a newer version of Kredka, or with a plugin that is not installed: ${unknown.join(', ')}`,
    })
  const unexpected = applied.filter((step) => !header.steps.includes(step))
  if (unexpected.length)
    throw new BackupRefused({
      detail: `The backup is older than the schema of this database, which has applied ${unexpected.join(', ')}. Use an empty database, or run migrate down --all first.`,
    })
  await platform.migrateUp(header.steps)
  const report = platform.find(Progress).report
  const manifest = await restoreBackup({
    url: platform.databaseUrl,
    file,
    files: platform.find(FileStore),
    header,
    replace,
    onProgress: report,
  })
  await platform.migrateUp()
  return manifest
}
