import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { generateToken } from '#core/kernel/ids.ts'
import { sampleFiles } from '#plugins/uploads/testing/sample-files.ts'
import { uploadIdOf } from '../domain/account.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { userOf } from '../testing/builders.ts'
import { MovePhotos, RemovePhoto, SetPhoto, ShowPhoto } from './photos.ts'

const database = databaseForTests()

const { jpeg, exe } = sampleFiles
const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  const useCases = { setPhoto: makeOf(SetPhoto)(fixture), showPhoto: makeOf(ShowPhoto)(fixture), removePhoto: makeOf(RemovePhoto)(fixture) }
  return { ...fixture, ...useCases, account, user: userOf(account) }
}
const nameOf = ({ avatar }: { avatar: string | null }) => avatar?.split('/').at(-1) ?? ''

test('stores the re-encoded photo under a random name that changes with each photo', async () => {
  const { setPhoto, showPhoto, user, account } = await setUp()
  const first = await run(setPhoto(user, { id: account.id, file: jpeg }))
  expect(first.avatar).toMatch(/^\/api\/v1\/account\/photo\/[0-9a-f]{32}$/)
  expect(await run(showPhoto(visitor, { photo: nameOf(first) }))).toEqual({
    name: 'photo.webp',
    mime: 'image/webp',
    bytes: jpeg.bytes.slice(0, 4),
  })
  const second = await run(setPhoto(user, { id: account.id, file: jpeg }))
  expect(second.avatar).not.toBe(first.avatar)
  expect(await failureOf(showPhoto(visitor, { photo: nameOf(first) }))).toMatchObject({ _tag: 'AccountNotFound' })
})

test('removes the photo', async () => {
  const { setPhoto, removePhoto, showPhoto, user, account, accounts } = await setUp()
  const photo = nameOf(await run(setPhoto(user, { id: account.id, file: jpeg })))
  expect(await run(removePhoto(user, { id: account.id }))).toEqual({ avatar: null })
  expect((await accounts.rows.get(account.id))?.photo).toBeNull()
  expect(await failureOf(showPhoto(visitor, { photo }))).toMatchObject({ _tag: 'AccountNotFound', kind: 'not-found' })
})

test('rejects files that are no images', async () => {
  const { setPhoto, user, account, accounts } = await setUp()
  expect(await failureOf(setPhoto(user, { id: account.id, file: exe }))).toMatchObject({ _tag: 'BadFileFormat', kind: 'unsupported' })
  expect(await accounts.rows.get(account.id)).toEqual(account)
})

test('changes the own photo only', async () => {
  const { setPhoto, removePhoto, account, accounts } = await setUp()
  for (const other of [aUser(), aUser({ type: 'support' })]) {
    expect(await failureOf(setPhoto(other, { id: account.id, file: jpeg }))).toMatchObject({ _tag: 'AccountNotFound' })
    expect(await failureOf(removePhoto(other, { id: account.id }))).toMatchObject({ _tag: 'AccountNotFound' })
  }
  expect(await failureOf(setPhoto(visitor, { id: account.id, file: jpeg }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(removePhoto(visitor, { id: account.id }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await accounts.rows.get(account.id)).toEqual(account)
})

test('the earlier photo is removed with its file, and no other upload is a photo', async () => {
  const { setPhoto, showPhoto, uploads, user, account } = await setUp()
  const first = uploadIdOf(nameOf(await run(setPhoto(user, { id: account.id, file: jpeg }))))
  await run(setPhoto(user, { id: account.id, file: jpeg }))
  expect(await run(uploads.byIds([first]))).toEqual([])
  const proof = await run(uploads.store(account.id, { purpose: 'proof', file: jpeg }))
  expect(await failureOf(showPhoto(visitor, { photo: proof.id.replaceAll('-', '') }))).toMatchObject({ _tag: 'AccountNotFound' })
})

test('photos of earlier versions are shown, replaced and removed, and become uploads with the same address', async () => {
  const { setPhoto, showPhoto, removePhoto, oldPhotos, uploads, addAccount, addOldPhoto, oldPhotoIds, ...fixture } = await setUp()
  const movePhotos = makeOf(MovePhotos)({ oldPhotos, uploads, transaction: fixture.transaction })
  const webp = Uint8Array.of(7, 7)
  const withOldPhoto = async () => {
    const name = generateToken()
    const account = await addAccount({ photo: name })
    await addOldPhoto(account.id, webp)
    return { ...account, name, user: userOf(account) }
  }
  const shown = (photo: string) => run(showPhoto(visitor, { photo }))
  const unchanged = await withOldPhoto()
  const replaced = await withOldPhoto()
  const removed = await withOldPhoto()
  expect((await shown(unchanged.name)).bytes).toEqual(webp)
  await run(setPhoto(replaced.user, { id: replaced.id, file: jpeg }))
  await run(removePhoto(removed.user, { id: removed.id }))
  expect(await oldPhotoIds()).toEqual([unchanged.id])
  expect([await run(movePhotos(system, {})), await run(movePhotos(system, {}))]).toEqual([{ moved: 1 }, { moved: 0 }])
  expect([await oldPhotoIds(), (await shown(unchanged.name)).bytes]).toEqual([[], webp])
  expect(await run(uploads.byIds([uploadIdOf(unchanged.name)]))).toMatchObject([{ kind: 'image', width: 256 }])
  await run(removePhoto(unchanged.user, { id: unchanged.id }))
  expect(await failureOf(showPhoto(visitor, { photo: unchanged.name }))).toMatchObject({ _tag: 'AccountNotFound' })
})
