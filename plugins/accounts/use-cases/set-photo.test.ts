import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { userOf } from '../testing/builders.ts'
import { makeProfilePhotos } from '#adapters/memory/profile-photos.ts'
import { makeRemovePhoto } from './remove-photo.ts'
import { makeSetPhoto } from './set-photo.ts'
import { makeShowPhoto } from './show-photo.ts'

const jpeg = { name: 'ja.jpg', mime: 'image/jpeg', bytes: new Uint8Array([0xff, 1, 2]) }
const setUp = () => {
  const fixture = makeAccountsFixture()
  const account = fixture.addAccount()
  const setPhoto = makeSetPhoto({ ...fixture, portraits: makeProfilePhotos() })
  return { ...fixture, account, user: userOf(account), setPhoto, showPhoto: makeShowPhoto(fixture), removePhoto: makeRemovePhoto(fixture) }
}
const nameOf = ({ avatar }: { avatar: string | null }) => avatar?.split('/').at(-1) ?? ''

test('stores the re-encoded photo under a random name that changes with each photo', async () => {
  const { setPhoto, showPhoto, user, account } = setUp()
  const first = await run(setPhoto(user, { id: account.id, file: jpeg }))
  expect(first.avatar).toMatch(/^\/api\/v1\/account\/photo\/[0-9a-f]{32}$/)
  expect(await run(showPhoto(visitor, { photo: nameOf(first) }))).toEqual({
    name: 'photo.webp',
    mime: 'image/webp',
    bytes: new Uint8Array([0xff]),
  })
  const second = await run(setPhoto(user, { id: account.id, file: jpeg }))
  expect(second.avatar).not.toBe(first.avatar)
  expect(await failureOf(showPhoto(visitor, { photo: nameOf(first) }))).toMatchObject({ _tag: 'AccountNotFound' })
})

test('removes the photo', async () => {
  const { setPhoto, removePhoto, showPhoto, user, account, accounts } = setUp()
  const photo = nameOf(await run(setPhoto(user, { id: account.id, file: jpeg })))
  expect(await run(removePhoto(user, { id: account.id }))).toEqual({ avatar: null })
  expect(accounts.rows.get(account.id)?.photo).toBeNull()
  expect(await failureOf(showPhoto(visitor, { photo }))).toMatchObject({ _tag: 'AccountNotFound', kind: 'not-found' })
})

test('rejects files that are no images', async () => {
  const { setPhoto, user, account, accounts } = setUp()
  const file = { ...jpeg, bytes: new Uint8Array([0x25]) }
  expect(await failureOf(setPhoto(user, { id: account.id, file }))).toMatchObject({ _tag: 'BadFileFormat', kind: 'unsupported' })
  expect(accounts.rows.get(account.id)).toEqual(account)
})

test('changes the own photo only', async () => {
  const { setPhoto, removePhoto, account, accounts } = setUp()
  for (const other of [aUser(), aUser({ type: 'support' })]) {
    expect(await failureOf(setPhoto(other, { id: account.id, file: jpeg }))).toMatchObject({ _tag: 'AccountNotFound' })
    expect(await failureOf(removePhoto(other, { id: account.id }))).toMatchObject({ _tag: 'AccountNotFound' })
  }
  expect(await failureOf(setPhoto(visitor, { id: account.id, file: jpeg }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(removePhoto(visitor, { id: account.id }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(accounts.rows.get(account.id)).toEqual(account)
})
