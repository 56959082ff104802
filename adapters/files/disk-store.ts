import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { checkedKey, type FileStore, type StoredFile } from '#core/ports/file-store.ts'
import { onDisk, orMissing } from './disk-errors.ts'

/** Folder of files that are being written; no key names it, because no word of a key begins with a dot. */
const draftsFolder = '.drafts'

/** Files `FOLDER/{key}`. A file is written as a draft, flushed to the disk and renamed. */
export const makeDiskStore = ({ folder }: { readonly folder: string }): FileStore => {
  const pathOf = (key: string) => path.join(folder, checkedKey(key))
  const drafts = path.join(folder, draftsFolder)

  const put = async (key: string, content: Uint8Array | AsyncIterable<Uint8Array>) => {
    const draft = path.join(drafts, randomUUID())
    const file = pathOf(key)
    await mkdir(drafts, { recursive: true, mode: 0o700 })
    try {
      await writeFlushed(draft, content)
      await publish(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  const remove = async (key: string) => {
    const file = pathOf(key)
    await rm(file, { force: true })
    // Folders that have become empty; another file may be in them, or they may be gone.
    for (let parent = path.dirname(file); parent.startsWith(folder + path.sep); parent = path.dirname(parent))
      if (
        !(await rmdir(parent).then(
          () => true,
          () => false,
        ))
      )
        return
  }
  const statOf = async (file: string) => {
    const found = await orMissing(stat(file), null)
    return found?.isFile() ? { size: found.size, modified: found.mtime } : null
  }
  return {
    put: (key, content) => onDisk(() => put(key, content)),
    stat: (key) => onDisk(() => statOf(pathOf(key))),
    read: (key, range) =>
      onDisk(async () => {
        const file = pathOf(key)
        const found = await statOf(file)
        return found && { ...found, content: contentOf(file, range && { start: range.first, end: range.last }) }
      }),
    remove: (keys) =>
      onDisk(async () => {
        for (const key of keys) await remove(key)
      }),
    list: (prefix) => listed(folder, prefix),
    removeDrafts: (before) =>
      onDisk(async () => {
        for (const name of await orMissing(readdir(drafts), [])) {
          const draft = path.join(drafts, name)
          const found = await orMissing(stat(draft), null)
          if (found && found.mtime < before) await rm(draft, { force: true })
        }
      }),
  }
}

const writeFlushed = async (file: string, content: Uint8Array | AsyncIterable<Uint8Array>) => {
  const handle = await open(file, 'wx', 0o600)
  try {
    if (content instanceof Uint8Array) await handle.writeFile(content)
    else for await (const part of content) await handle.writeFile(part)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Gives a draft its name. Its folder may be removed by another process just before, when its last file was removed. */
const publish = async (draft: string, file: string) => {
  const parent = path.dirname(file)
  for (let tries = 1; ; tries++)
    try {
      await mkdir(parent, { recursive: true, mode: 0o700 })
      await rename(draft, file)
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === 5) throw error
    }
  const handle = await open(parent, 'r')
  await handle.sync().finally(() => handle.close())
}

async function* contentOf(file: string, range: { readonly start: number; readonly end: number } | undefined) {
  yield* createReadStream(file, range) as AsyncIterable<Uint8Array>
}

async function* listed(folder: string, prefix: string): AsyncGenerator<StoredFile> {
  const entries = await orMissing(readdir(path.join(folder, prefix), { withFileTypes: true }), [])
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const key = prefix + entry.name
    if (key === draftsFolder) continue
    if (entry.isDirectory()) yield* listed(folder, `${key}/`)
    else {
      const found = await orMissing(stat(path.join(folder, key)), null)
      if (found) yield { key, size: found.size, modified: found.mtime }
    }
  }
}
