import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilityPhotosSlotKey, facilityProfileSlot } from '#core/facilities/slots.ts'
import { newId } from '#core/kernel/ids.ts'
import { Galleries } from '../domain/galleries.port.ts'
import type { Photo } from '../domain/gallery.ts'
import { ReportedPhotos } from '../services/reported-photos.ts'

const database = databaseForTests()

/** Creates a photo. */
const aPhoto = (over: Partial<Photo> = {}): Photo => {
  const id = newId()
  const webp = `/pliki/${id}/320.webp 320w`
  const variants = { '320': `/pliki/${id}/320.webp`, '640': `/pliki/${id}/640.webp`, '1280': `/pliki/${id}/640.webp`, webp, avif: null }
  return { id, url: `/pliki/${id}/640.jpg`, variants, width: 640, height: 480, alt: 'Ogród', focus: null, ...over }
}

const galleries = () => database.find(Galleries)
/** Stores a facility, deleted at a moment if one is given, and returns its id. */
const store = async (deletedAt?: string) => {
  const id = await storeStanding(database, { status: 'registered', validUntil: null })
  if (deletedAt !== undefined) await rowsOf(database, 'update facility set deleted_at = ? where id = ?', [deletedAt, id])
  return id
}
const at = '2026-11-23T10:00:00.000Z'

test('OW-07 a gallery keeps photos, texts and order, apart from other galleries', async () => {
  const id = await store()
  const other = await store()
  const one = aPhoto()
  const two = aPhoto({ width: null, height: null, variants: null })
  const three = aPhoto()
  const foreign = aPhoto()
  for (const photo of [one, two, three]) await run(galleries().add(id, photo))
  await run(galleries().add(other, foreign))
  await run(galleries().sort(id, [three.id, one.id, two.id]))
  await run(galleries().change({ id: two.id, alt: 'Sala „Biedronek”', focus: { x: 10, y: 0 } }))
  expect((await run(galleries().of(id))).photos).toEqual([three, one, { ...two, alt: 'Sala „Biedronek”', focus: { x: 10, y: 0 } }])
  expect([await run(galleries().count(id)), await run(galleries().count(other))]).toEqual([3, 1])
  await run(galleries().remove(id, [one.id, foreign.id]))
  expect((await run(galleries().of(id))).photos.map((photo) => photo.id)).toEqual([three.id, two.id])
  expect(await run(galleries().count(other))).toBe(1)
})

test('OW-07 an unknown gallery is empty and of version 1; changes raise the version one by one', async () => {
  const id = await store()
  expect(await run(galleries().of(id))).toEqual({ version: 1, changed_at: null, photos: [] })
  expect(await run(galleries().of('rubbish'))).toEqual({ version: 1, changed_at: null, photos: [] })
  expect([await run(galleries().raiseVersion(id, at)), await run(galleries().raiseVersion(id, at))]).toEqual([2, 3])
  expect(await run(galleries().of(id))).toEqual({ version: 3, changed_at: at, photos: [] })
})

test('RP-04 a photo is hidden once and shown again once, and keeps its place', async () => {
  const id = await store()
  const one = aPhoto()
  const two = aPhoto()
  for (const photo of [one, two]) await run(galleries().add(id, photo))
  expect([await run(galleries().hide(one.id, true)), await run(galleries().hide(one.id, true))]).toEqual([true, false])
  expect(await run(galleries().photo(one.id))).toEqual({ facilityId: id, url: one.url, alt: 'Ogród', hidden: true })
  expect((await run(galleries().of(id))).photos).toEqual([{ ...one, hidden: true }, two])
  expect([await run(galleries().hide(one.id, false)), await run(galleries().photo(newId()))]).toEqual([true, null])
  expect((await run(galleries().of(id))).photos).toEqual([one, two])
})

test('finds facilities with photos that were deleted before a moment', async () => {
  const early = await store('2026-01-01T00:00:00.000Z')
  const late = await store(at)
  await store(at)
  const open = await store()
  for (const id of [early, late, open]) await run(galleries().add(id, aPhoto()))
  expect(await run(galleries().deletedBefore('2026-02-01T00:00:00.000Z'))).toEqual([early])
})

test('PR-09 CA-08 PK-06 RP-04 profiles get as many photos as the package shows now, in their order, with the day, and cards the first', async () => {
  const past = '2026-01-01T00:00:00.000Z'
  const future = '2099-01-01T00:00:00.000Z'
  const shownOf = async (id: string) => {
    for (let n = 0; n < 5; n++) {
      const photo = { id: newId(), url: `/pliki/${n}`, variants: null, width: 640, height: 480, alt: `${n}`, focus: null }
      await run(galleries().add(id, photo))
    }
    await run(galleries().raiseVersion(id, '2026-11-22T23:30:00.000Z'))
    const data = (await run(database.find(FacilitySlotData).read(facilityProfileSlot, [id]))).get(id)?.[facilityPhotosSlotKey]
    return data as { readonly on: string; readonly photos: readonly { readonly url: string; readonly alt: string }[] }
  }
  const premium = await shownOf(await storeStanding(database, { status: 'premium', validUntil: future }))
  expect(premium.on).toBe('2026-11-23')
  expect(premium.photos.map(({ alt }) => alt)).toEqual(['0', '1', '2', '3', '4'])
  expect(premium.photos[0]).toEqual({ id: expect.any(String), url: '/pliki/0', width: 640, height: 480, alt: '0' })
  for (const [status, validUntil] of [
    ['premium', past],
    ['registered', future],
    ['unknown', null],
  ] as const)
    expect((await shownOf(await storeStanding(database, { status, validUntil }))).photos).toHaveLength(3)
  const hiding = await store()
  const shown = await shownOf(hiding)
  const owner = aUser({ id: newId(), perms: { [hiding]: ['facility-data/write'] } })
  const things = database.find(ReportedPhotos)
  const [first] = (await run(galleries().of(hiding))).photos
  const act = { id: first?.id ?? '', revision: first?.id ?? '', reason: 'copyright', note: 'Cudze.' } as const
  await run(things.act(owner, { ...act, act: 'hide' }))
  const partOf = async () =>
    (await run(database.find(FacilitySlotData).read(facilityProfileSlot, [hiding]))).get(hiding)?.[facilityPhotosSlotKey]
  /** Path that the cards of the facility show. */
  const coverOf = async () =>
    (await rowsOf<{ cover: string | null }>(database, 'select cover from facility where id = ?', [hiding]))[0]?.cover
  expect(await coverOf()).toBe('/pliki/1')
  expect([shown.photos.length, (await partOf()) as object]).toMatchObject([3, { photos: [{ alt: '1' }, { alt: '2' }] }])
  expect(await run(things.find(owner, act.id))).toBeNull()
  await run(things.act(owner, { ...act, act: 'restore' }))
  expect(await partOf()).toMatchObject({ photos: [{ alt: '0' }, { alt: '1' }, { alt: '2' }] })
  expect(await coverOf()).toBe('/pliki/0')
  const empty = await store()
  expect(
    (await run(database.find(FacilitySlotData).read(facilityProfileSlot, [empty]))).get(empty)?.[facilityPhotosSlotKey],
  ).toBeUndefined()
  // Support has changed the limit.
  await rowsOf(database, `insert into limit_value (key, free, registered, premium, version) values ('photos', '0', '2', 'null', 2)`)
  expect((await shownOf(await store())).photos).toHaveLength(2)
})
