import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupDamaged } from './failures.ts'
import { Manifest, manifestName, Preface, prefaceName, readJson, tableOfMember } from './manifest.ts'

/** Where the parts of a backup go as they are read. */
export interface Receiver {
  /** The whole of one table begins; the parts of it follow, then the next table. */
  table(name: string): Promise<void>
  part(bytes: Buffer): Promise<void>
}

/** Reads how a backup is to be read. Fails with BackupDamaged where the file is none. */
export const readPreface = async (file: string): Promise<Preface> => {
  for await (const { name, bytes } of members(file)) {
    const preface = name === prefaceName ? readJson(Preface, bytes.toString()) : null
    if (preface) return preface
    break
  }
  throw new BackupDamaged({ detail: `${file} is no backup of Kredka.` })
}

/** Reads a backup once through, and gives its manifest when all that was read is what was written. Fails with BackupDamaged. */
export const readParts = async (file: string, receiver: Receiver): Promise<Manifest> => {
  const sums = new Map<string, ReturnType<typeof createHash>>()
  let manifest: Manifest | null = null
  let current: string | null = null
  for await (const { name, bytes } of members(file)) {
    const table = tableOfMember(name)
    if (table !== null) {
      if (table !== current) await receiver.table(table)
      current = table
      sums.set(table, (sums.get(table) ?? createHash('sha256')).update(bytes))
      await receiver.part(bytes)
    } else if (name === manifestName) manifest = readJson(Manifest, bytes.toString())
  }
  if (!manifest) throw new BackupDamaged({ detail: `${file} breaks off.` })
  for (const { name, sha256 } of manifest.tables)
    if ((sums.get(name) ?? createHash('sha256')).digest('hex') !== sha256)
      throw new BackupDamaged({ detail: `${file}: the rows of ${name} are not those that were written.` })
  return manifest
}

async function* members(file: string): AsyncGenerator<{ readonly name: string; readonly bytes: Buffer }> {
  const archive = extract()
  // What goes wrong shows in the archive's own iteration.
  const fed = pipeline(createReadStream(file), createGunzip(), archive).catch(() => undefined)
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
    await fed
  }
}
