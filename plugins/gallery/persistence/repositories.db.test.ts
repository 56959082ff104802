import { beforeAll, describe, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Galleries } from '../domain/galleries.port.ts'
import type { Photo } from '../domain/gallery.ts'

interface Repositories {
  readonly galleries: Galleries
  /** Stores a facility and returns its id; `deletedAt`: ISO 8601 UTC. */
  readonly store: (deletedAt?: string) => Promise<string>
}

/** Creates a photo. */
export const aPhoto = (over: Partial<Photo> = {}): Photo => {
  const id = newId()
  const webp = `/pliki/${id}/320.webp 320w`
  const variants = { '320': `/pliki/${id}/320.webp`, '640': `/pliki/${id}/640.webp`, '1280': `/pliki/${id}/640.webp`, webp, avif: null }
  return { id, url: `/pliki/${id}/640.jpg`, variants, width: 640, height: 480, alt: 'Ogród', ...over }
}

/** Describes every repository of galleries. */
export const describeGalleries = (setUp: () => Promise<Repositories> | Repositories) => {
  let all: Repositories
  beforeAll(async () => {
    all = await setUp()
  })
  const at = '2026-11-23T10:00:00.000Z'

  describe('repository of galleries', () => {
    test('OW-07 a gallery keeps photos, texts and order, apart from other galleries', async () => {
      const id = await all.store()
      const other = await all.store()
      const one = aPhoto()
      const two = aPhoto({ width: null, height: null, variants: null })
      const three = aPhoto()
      const foreign = aPhoto()
      for (const photo of [one, two, three]) await run(all.galleries.add(id, photo))
      await run(all.galleries.add(other, foreign))
      await run(all.galleries.sort(id, [three.id, one.id, two.id]))
      await run(all.galleries.describe(two.id, 'Sala „Biedronek”'))
      expect((await run(all.galleries.of(id))).photos).toEqual([three, one, { ...two, alt: 'Sala „Biedronek”' }])
      expect([await run(all.galleries.count(id)), await run(all.galleries.count(other))]).toEqual([3, 1])
      await run(all.galleries.remove(id, [one.id, foreign.id]))
      expect((await run(all.galleries.of(id))).photos.map((photo) => photo.id)).toEqual([three.id, two.id])
      expect(await run(all.galleries.count(other))).toBe(1)
    })

    test('OW-07 an unknown gallery is empty and of version 1; changes raise the version one by one', async () => {
      const id = await all.store()
      expect(await run(all.galleries.of(id))).toEqual({ version: 1, changed_at: null, photos: [] })
      expect(await run(all.galleries.of('rubbish'))).toEqual({ version: 1, changed_at: null, photos: [] })
      expect([await run(all.galleries.raiseVersion(id, at)), await run(all.galleries.raiseVersion(id, at))]).toEqual([2, 3])
      expect(await run(all.galleries.of(id))).toEqual({ version: 3, changed_at: at, photos: [] })
    })

    test('RP-04 a photo is hidden once and shown again once, and keeps its place', async () => {
      const id = await all.store()
      const one = aPhoto()
      const two = aPhoto()
      for (const photo of [one, two]) await run(all.galleries.add(id, photo))
      expect([await run(all.galleries.hide(one.id, true)), await run(all.galleries.hide(one.id, true))]).toEqual([true, false])
      expect(await run(all.galleries.photo(one.id))).toEqual({ facilityId: id, url: one.url, alt: 'Ogród', hidden: true })
      expect((await run(all.galleries.of(id))).photos).toEqual([{ ...one, hidden: true }, two])
      expect([await run(all.galleries.hide(one.id, false)), await run(all.galleries.photo(newId()))]).toEqual([true, null])
      expect((await run(all.galleries.of(id))).photos).toEqual([one, two])
    })

    test('finds facilities with photos that were deleted before a moment', async () => {
      const early = await all.store('2026-01-01T00:00:00.000Z')
      const late = await all.store(at)
      const empty = await all.store(at)
      const open = await all.store()
      for (const id of [early, late, open]) await run(all.galleries.add(id, aPhoto()))
      const found = await run(all.galleries.deletedBefore('2026-02-01T00:00:00.000Z'))
      expect(found.filter((id) => [early, late, empty, open].includes(id))).toEqual([early])
    })
  })
}
