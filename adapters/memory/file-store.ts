import { Effect } from 'effect'
import { bytesOf, checkedKey, type FileStore } from '#core/ports/file-store.ts'

interface MemoryFile {
  readonly bytes: Uint8Array
  readonly modified: Date
}

/** Creates a store of files in memory; `files` are its contents by key. */
export const makeFileStore = ({ now }: { readonly now: () => Date } = { now: () => new Date() }) => {
  const files = new Map<string, MemoryFile>()
  const store: FileStore = {
    put: (key, content) =>
      Effect.promise(async () => {
        const bytes = content instanceof Uint8Array ? content.slice() : await bytesOf(content)
        files.set(checkedKey(key), { bytes, modified: now() })
      }),
    stat: (key) =>
      Effect.sync(() => {
        const file = files.get(checkedKey(key))
        return file ? { size: file.bytes.length, modified: file.modified } : null
      }),
    read: (key, range) =>
      Effect.sync(() => {
        const file = files.get(checkedKey(key))
        if (!file) return null
        const part = range ? file.bytes.slice(range.first, range.last + 1) : file.bytes
        return { size: file.bytes.length, modified: file.modified, content: once(part) }
      }),
    remove: (keys) =>
      Effect.sync(() => {
        for (const key of keys) files.delete(checkedKey(key))
      }),
    list: async function* (folder) {
      for (const key of [...files.keys()].toSorted()) {
        const file = files.get(key)
        if (file && key.startsWith(folder)) yield { key, size: file.bytes.length, modified: file.modified }
      }
    },
    removeDrafts: () => Effect.void,
  }
  return { ...store, files }
}

async function* once(bytes: Uint8Array) {
  yield bytes
}
