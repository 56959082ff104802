import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Effect } from 'effect'
import { CopyFailed, type PublicFile, type PublicFiles } from '#core/ports/public-files.ts'

const draftMark = '.draft-'
const isDraft = (name: string) => name.startsWith(draftMark)

/** Time between two signs of life of a draft, and age at which it belongs to no running process, milliseconds. */
const freshenMs = 60_000
const abandonedMs = 5 * freshenMs

const isAbandoned = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > abandonedMs,
    () => false,
  )

/** Keeps a draft from looking abandoned while it is passed on; returns the function that ends it. */
const keepFresh = (draft: string) => {
  const timer = setInterval(() => void utimes(draft, new Date(), new Date()).catch(() => undefined), freshenMs).unref()
  return () => clearInterval(timer)
}

const namesIn = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : Promise.reject(error)))

/** Writes a content, flushes it to disk, and returns the first digits of its SHA-256. */
const writeWithHash = async (content: AsyncIterable<Uint8Array>, to: string) => {
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(content, hashing, createWriteStream(to, { flags: 'wx', mode: 0o644, flush: true }))
  return hash.digest('hex').slice(0, 16)
}

/** Passes a complete file on before it becomes visible under its name. */
type PassOn = (draft: string, name: string) => Promise<void>

/** Public files of one folder, which can take over the content of a file by its name. */
export interface LocalFiles extends PublicFiles {
  /** Adds files, which become visible only after `passOn`; when that fails, nothing is changed. */
  add(...given: [...added: Parameters<PublicFiles['add']>, passOn?: PassOn]): ReturnType<PublicFiles['add']>
  /** Returns the names of a plugin's files. */
  names(plugin: string): Promise<readonly string[]>
  /** Stores a content under its name; rejects when it does not have the hash in the name. */
  write(plugin: string, name: string, content: AsyncIterable<Uint8Array>): Promise<void>
}

/** Files `FOLDER/{plugin}/{name}.{hash}.{ending}`, which the server offers below `/assets/{plugin}/files/`. */
export const makePublicFiles = ({ folder }: { readonly folder: string }): LocalFiles => {
  const fileOf = (plugin: string, name: string): PublicFile => ({
    path: path.join(folder, plugin, name),
    url: `/assets/${plugin}/files/${name}`,
  })
  const completeNames = async (plugin: string) => (await namesIn(path.join(folder, plugin))).filter((name) => !isDraft(name))
  const newest = async (plugin: string) => {
    const files = (await completeNames(plugin)).map((name) => fileOf(plugin, name))
    // A file may have been removed since by another process.
    const times = await Promise.all(
      files.map((file) =>
        stat(file.path).then(
          ({ mtimeMs }) => [{ file, mtimeMs }],
          () => [],
        ),
      ),
    )
    return times.flat().toSorted((a, b) => b.mtimeMs - a.mtimeMs)[0]?.file ?? null
  }
  const store = async (plugin: string, open: () => AsyncIterable<Uint8Array>, nameOf: (hash: string) => string, passOn?: PassOn) => {
    await mkdir(path.join(folder, plugin), { recursive: true })
    const draft = path.join(folder, plugin, `${draftMark}${randomUUID()}`)
    const end = keepFresh(draft)
    try {
      const file = fileOf(plugin, nameOf(await writeWithHash(open(), draft)))
      await passOn?.(draft, path.basename(file.path))
      await rename(draft, file.path)
      return file
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    } finally {
      end()
    }
  }
  /** Removes a plugin's files but one, and drafts that nobody writes any more. */
  const removeFiles = async (plugin: string, isRetained: (file: string) => boolean) => {
    for (const name of await namesIn(path.join(folder, plugin))) {
      const file = path.join(folder, plugin, name)
      if (isDraft(name) ? await isAbandoned(file) : !isRetained(file)) await rm(file, { force: true })
    }
  }
  return {
    newest: (plugin) => Effect.promise(() => newest(plugin)),
    add: (plugin, source, as, passOn) =>
      Effect.tryPromise({
        try: () =>
          store(
            plugin,
            () => (typeof source === 'string' ? createReadStream(source) : Readable.from([source])),
            (hash) => `${as.name}.${hash}.${as.ending}`,
            passOn,
          ),
        catch: (error) =>
          new CopyFailed({
            detail: `${typeof source === 'string' ? source : as.name} could not be copied, nothing was changed: ${(error as Error).message}`,
          }),
      }),
    removeOthers: (plugin, retained) => Effect.promise(() => removeFiles(plugin, (file) => file === retained?.path)),
    synchronize: (plugin) =>
      Effect.as(
        Effect.promise(() => removeFiles(plugin, () => true)),
        false,
      ),
    names: completeNames,
    write: async (plugin, name, content) => {
      await store(
        plugin,
        () => content,
        (hash) => {
          if (!name.includes(`.${hash}.`)) throw new Error(`The content of ${name} has another hash: ${hash}`)
          return name
        },
      )
    },
  }
}
