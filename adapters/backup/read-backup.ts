import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupDamaged } from './failures.ts'
import { makeFilesChecksum } from './files-checksum.ts'
import { BackupHeader, fileOfEntry, headerFile, Manifest, manifestFile, readJson, tableOfEntry } from './manifest.ts'

/** Callbacks for the contents of a backup, in the order of the file. */
export interface BackupVisitor {
  /** Called before the first part of each table. */
  startTable(name: string): Promise<void>
  writePart(bytes: Buffer): Promise<void>
  writeFile(key: string, bytes: Buffer): Promise<void>
}

/** Reads the header of a backup. Fails with BackupDamaged when the file is not a backup. */
export const readHeader = async (file: string): Promise<BackupHeader> => {
  for await (const { name, bytes } of entries(file)) {
    const header = name === headerFile ? readJson(BackupHeader, bytes.toString()) : null
    if (header) return header
    break
  }
  throw new BackupDamaged({ detail: `${file} is not a Kredka backup.` })
}

/** Reads a backup to its end and returns its manifest. Fails with BackupDamaged when a checksum does not match. */
export const readParts = async (file: string, visitor: BackupVisitor): Promise<Manifest> => {
  const sums = new Map<string, ReturnType<typeof createHash>>()
  const files = makeFilesChecksum()
  let manifest: Manifest | null = null
  let current: string | null = null
  for await (const { name, bytes } of entries(file)) {
    const table = tableOfEntry(name)
    const key = fileOfEntry(name)
    if (table !== null) {
      if (table !== current) await visitor.startTable(table)
      current = table
      sums.set(table, (sums.get(table) ?? createHash('sha256')).update(bytes))
      await visitor.writePart(bytes)
    } else if (key !== null) {
      files.add(key, bytes)
      await visitor.writeFile(key, bytes)
    } else if (name === manifestFile) manifest = readJson(Manifest, bytes.toString())
  }
  if (!manifest) throw new BackupDamaged({ detail: `${file} is truncated.` })
  for (const { name, sha256 } of manifest.tables)
    if ((sums.get(name) ?? createHash('sha256')).digest('hex') !== sha256)
      throw new BackupDamaged({ detail: `${file}: the rows of ${name} do not match their checksum.` })
  const { count, sha256 } = files.result()
  if (count !== (manifest.files?.count ?? 0) || (manifest.files && manifest.files.sha256 !== sha256))
    throw new BackupDamaged({ detail: `${file}: the files do not match their checksum.` })
  return manifest
}

async function* entries(file: string): AsyncGenerator<{ readonly name: string; readonly bytes: Buffer }> {
  const archive = extract()
  // Errors of the pipeline are reported by the iteration of the archive.
  const feeding = pipeline(createReadStream(file), createGunzip(), archive).catch(() => undefined)
  try {
    for await (const entry of archive) {
      const parts: Buffer[] = []
      for await (const part of entry as AsyncIterable<Buffer>) parts.push(part)
      yield { name: entry.header.name, bytes: Buffer.concat(parts) }
    }
  } catch (error) {
    throw new BackupDamaged({ detail: `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}` })
  } finally {
    archive.destroy()
    await feeding
  }
}
