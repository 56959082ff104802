import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Effect } from 'effect'
import { bytesOf, type FileStore } from '#core/ports/file-store.ts'
import type { PublicFiles } from '#core/ports/public-files.ts'
import type { LocalFiles } from './public-files.ts'

/** Size of the parts in which a file is kept in the store, bytes: a store may hold a whole part in memory. */
const defaultPartBytes = 16 * 2 ** 20

/** Names of parts sort by their number. */
const partName = (number: number) => `part-${String(number).padStart(6, '0')}`

/**
 * Creates public files that all processes of a store share: each keeps them in its folder, and takes over what another
 * one was given. In the store: `operator/{plugin}/{file}/part-…`, and `operator/{plugin}/current` with the name of the
 * file in use, empty after a reset; without it nothing was ever given through the store.
 */
export const sharePublicFiles = (local: LocalFiles, store: FileStore, partBytes = defaultPartBytes): PublicFiles => {
  const folderOf = (plugin: string) => `operator/${plugin}/` as const
  const currentOf = (plugin: string) => `${folderOf(plugin)}current`

  const currentName = (plugin: string) =>
    Effect.gen(function* () {
      const current = yield* store.read(currentOf(plugin))
      return current && Buffer.from(yield* Effect.promise(() => bytesOf(current.content))).toString()
    })

  const upload = async (plugin: string, draft: string, name: string) => {
    const inUse = await Effect.runPromise(currentName(plugin))
    const keys: string[] = []
    try {
      for await (const part of createReadStream(draft, { highWaterMark: partBytes })) {
        keys.push(`${folderOf(plugin)}${name}/${partName(keys.length)}`)
        await Effect.runPromise(store.put(keys.at(-1) ?? '', part as Uint8Array))
      }
    } catch (error) {
      // Where the store does not answer either, the next file that is given removes them.
      if (inUse !== name) await Effect.runPromise(store.remove(keys)).catch(() => undefined)
      throw error
    }
  }

  async function* download(plugin: string, name: string): AsyncGenerator<Uint8Array> {
    for (let number = 0; ; number++) {
      const part = await Effect.runPromise(store.read(`${folderOf(plugin)}${name}/${partName(number)}`))
      if (part === null) return
      yield* part.content
    }
  }

  const removeFromStore = (plugin: string, retained: string) =>
    Effect.promise(async () => {
      const gone: string[] = []
      for await (const { key } of store.list(folderOf(plugin)))
        if (key !== currentOf(plugin) && !key.startsWith(`${folderOf(plugin)}${retained}/`)) gone.push(key)
      await Effect.runPromise(store.remove(gone))
    })

  const takeOver = (plugin: string, name: string) =>
    Effect.gen(function* () {
      const names = yield* Effect.promise(() => local.names(plugin))
      if (name === '' ? names.length === 0 : names.join() === name) return false
      if (name !== '' && !names.includes(name)) yield* Effect.promise(() => local.write(plugin, name, download(plugin, name)))
      const retained = name === '' ? null : yield* newestNamed(plugin, name)
      yield* local.removeOthers(plugin, retained)
      return true
    })
  const newestNamed = (plugin: string, name: string) =>
    Effect.map(local.newest(plugin), (newest) => newest && { ...newest, path: path.join(path.dirname(newest.path), name) })

  return {
    newest: local.newest,
    add: (plugin, source, as) => local.add(plugin, source, as, (draft, name) => upload(plugin, draft, name)),
    removeOthers: (plugin, retained) =>
      Effect.gen(function* () {
        const name = retained === null ? '' : path.basename(retained.path)
        yield* store.put(currentOf(plugin), Buffer.from(name))
        yield* local.removeOthers(plugin, retained)
        yield* removeFromStore(plugin, name)
      }),
    synchronize: (plugin) =>
      Effect.gen(function* () {
        yield* local.synchronize(plugin)
        const name = yield* currentName(plugin)
        return name === null ? false : yield* takeOver(plugin, name)
      }),
  }
}
