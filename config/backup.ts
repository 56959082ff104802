import { readPreface } from '#adapters/backup/read-backup.ts'
import { restoreBackup } from '#adapters/backup/restore-backup.ts'
import { BackupRefused } from '#adapters/backup/failures.ts'
import type { Manifest } from '#adapters/backup/manifest.ts'
import { writeBackup, type WrittenBackup } from '#adapters/backup/write-backup.ts'
import { Progress } from '#core/ports/progress.ts'
import type { Platform } from './platform.ts'

/** Writes all rows of the platform into one file, as of one moment. */
export const backUp = async (platform: Platform, file: string): Promise<WrittenBackup> => {
  const { done } = await platform.migrationStatus()
  return writeBackup({ url: platform.databaseUrl, file, steps: done.map(({ name }) => name), report: platform.find(Progress).report })
}

/** Puts a backup in the place of what is there, in the shape that it was made in; then takes the steps that came later. */
export const restore = async (platform: Platform, file: string, { replace }: { readonly replace: boolean }): Promise<Manifest> => {
  const preface = await readPreface(file)
  const { done, waiting } = await platform.migrationStatus()
  const taken = done.map(({ name }) => name)
  const unknown = preface.steps.filter((step) => !taken.includes(step) && !waiting.includes(step))
  if (unknown.length)
    throw new BackupRefused({ detail: `The backup is of a newer Kredka, or of a plugin that is not installed: ${unknown.join(', ')}` })
  const later = taken.filter((step) => !preface.steps.includes(step))
  if (later.length)
    throw new BackupRefused({
      detail: `The backup is older than the shape of this database, which has ${later.join(', ')}. Give it an empty one, or say migrate down --all first.`,
    })
  await platform.migrateUp(preface.steps)
  const report = platform.find(Progress).report
  const manifest = await restoreBackup({ url: platform.databaseUrl, file, preface, replace, report })
  await platform.migrateUp()
  return manifest
}
