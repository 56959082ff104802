import { Effect } from 'effect'
import { beforeAll, describe, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { generateToken } from '#core/kernel/ids.ts'
import { type ByteRange, bytesOf, type FileStore, type StoredFile } from '#core/ports/file-store.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Describes every store of files. */
export const describeFileStore = (name: string, setUp: () => FileStore | Promise<FileStore>) => {
  let store: FileStore
  beforeAll(async () => {
    store = await setUp()
  })
  const read = async (key: string, range?: ByteRange) => {
    const file = await run(store.read(key, range))
    return file && { size: file.size, text: new TextDecoder().decode(await bytesOf(file.content)) }
  }
  const list = async (folder: `${string}/` | '') => {
    const found: StoredFile[] = []
    for await (const file of store.list(folder)) found.push(file)
    return found
  }

  describe(`store of files: ${name}`, () => {
    test('stores, reads, replaces and removes a file', async () => {
      const key = `public/${generateToken()}/640.avif`
      expect([await run(store.stat(key)), await read(key)]).toEqual([null, null])
      const before = Date.now()
      await run(store.put(key, bytes('first')))
      await run(store.put(key, bytes('second one')))
      expect(await read(key)).toEqual({ size: 10, text: 'second one' })
      const found = await run(store.stat(key))
      expect(found?.size).toBe(10)
      // Stores may count in seconds.
      expect(Math.abs((found?.modified.getTime() ?? 0) - before)).toBeLessThan(5000)
      await run(store.remove([key, key]))
      expect([await run(store.stat(key)), await read(key)]).toEqual([null, null])
    })

    test('stores an empty file, every byte value, and 5 MB', async () => {
      for (const content of [new Uint8Array(0), Uint8Array.from({ length: 256 }, (_, byte) => byte), new Uint8Array(5_000_000).fill(7)]) {
        await run(store.put('public/some/file', content))
        const file = await run(store.read('public/some/file'))
        expect(file?.size).toBe(content.length)
        expect(Buffer.compare(await bytesOf(file?.content ?? never()), content)).toBe(0)
      }
      await run(store.remove(['public/some/file']))
    })

    test('stores a stream; one that breaks off leaves the earlier file as it was, or none', async () => {
      const stream = async function* (breaks: boolean) {
        yield bytes('a')
        if (breaks) throw new Error('broken off')
        yield bytes('b')
      }
      await expect(run(store.put('public/streams/file', stream(true)))).rejects.toThrow('broken off')
      expect(await list('public/streams/')).toEqual([])
      await run(store.put('public/streams/file', stream(false)))
      await expect(run(store.put('public/streams/file', stream(true)))).rejects.toThrow('broken off')
      expect(await read('public/streams/file')).toEqual({ size: 2, text: 'ab' })
      await run(store.remove(['public/streams/file']))
    })

    test('reads a part of a file; the size is that of the whole', async () => {
      await run(store.put('public/part', bytes('0123456789')))
      expect(await read('public/part', { first: 2, last: 4 })).toEqual({ size: 10, text: '234' })
      expect(await read('public/part', { first: 9, last: 9 })).toEqual({ size: 10, text: '9' })
      await run(store.remove(['public/part']))
    })

    test('lists the files of a folder with size and time, also when they are many', async () => {
      const folder = `public/${generateToken()}`
      const keys = Array.from({ length: 25 }, (_, n) => `${folder}/${n % 5}/${n}.webp`)
      await Promise.all(keys.map((key) => run(store.put(key, bytes(key)))))
      const found = await list(`${folder}/`)
      expect(found.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
      for (const { key, size, modified } of found) expect([size, Date.now() - modified.getTime() < 60_000]).toEqual([key.length, true])
      expect((await list(`${folder}/3/`)).map(({ key }) => key).toSorted()).toEqual(keys.filter((key) => key.includes('/3/')).toSorted())
      expect(await list(`${folder}/none/`)).toEqual([])
      await run(store.remove(keys))
      expect(await list(`${folder}/`)).toEqual([])
    })

    test('files of parallel calls are complete, and removing neighbours disturbs none', async () => {
      const work = Array.from({ length: 40 }, async (_, n) => {
        await run(store.put(`public/busy/${n}`, bytes(`${n}`.repeat(1000))))
        if (n % 2) await run(store.remove([`public/busy/${n}`]))
      })
      await Promise.all(work)
      const found = await list('public/busy/')
      expect(found).toHaveLength(20)
      for (const { key } of found) expect((await read(key))?.text).toBe((key.split('/')[2] ?? '').repeat(1000))
      await run(store.remove(found.map(({ key }) => key)))
    })

    test('refuses keys that could leave the store', async () => {
      for (const key of ['../x', '/etc/passwd', 'a//b', 'a/../b', '.drafts/x', 'a/.b', '', 'A', 'a b', 'a\0', 'ż', 'a/'])
        for (const call of [store.put(key, bytes('x')), store.stat(key), store.read(key), store.remove([key])])
          await expect(Effect.runPromise(call as Effect.Effect<unknown>)).rejects.toThrow('Not a key')
    })

    test('removing drafts leaves finished files', async () => {
      await run(store.put('public/finished', bytes('x')))
      await run(store.removeDrafts(new Date(Date.now() + 60_000)))
      expect(await read('public/finished')).toEqual({ size: 1, text: 'x' })
      await run(store.remove(['public/finished']))
    })
  })
}

const never = (): never => {
  throw new Error('No file')
}
