import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startRouteServer } from '#config/quality/testing/route-server.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { system } from '#core/access/actor.ts'
import { generateToken } from '#core/kernel/ids.ts'
import { FileStore } from '#core/ports/file-store.ts'
import { MovePhotos } from '../use-cases/photos.ts'
import { accountPath, registerAndLogIn } from './account-browser.ts'

const platform = startForTests(testPlatform)
const server = startForTests(() => startRouteServer(platform))

const shown = async (name: string) => {
  const response = await fetch(`${server.url}/api/v1/account/photo/${name}`)
  return [response.status, response.headers.get('content-type'), Buffer.from(await response.arrayBuffer()).toString('latin1')]
}
const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of platform.find(FileStore).list('')) keys.push(key)
  return keys
}
const form = async (background: string) => {
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
  const data = new FormData()
  data.set('file', new File([new Uint8Array(png)], 'ja.png'))
  return data
}

test('photos of earlier versions are shown and exported under the same address before and after they become uploads', async () => {
  const members = [await registerAndLogIn(platform, server.url), await registerAndLogIn(platform, server.url)]
  const names = members.map(() => generateToken())
  for (const [n, { id }] of members.entries()) {
    await rowsOf(platform, `insert into accounts_photo (account_id, mime, bytes) values (?, 'image/webp', ?::text::bytea)`, [
      id,
      `photo ${n}`,
    ])
    await rowsOf(platform, 'update accounts_account set photo = ? where id = ?', [names[n], id])
  }
  const expected = [
    [200, 'image/webp', 'photo 0'],
    [200, 'image/webp', 'photo 1'],
  ]
  expect(await Promise.all(names.map(shown))).toEqual(expected)
  const runs = await Promise.all([platform.run(MovePhotos, system, {}), platform.run(MovePhotos, system, {})])
  expect(runs.reduce((sum, { moved }) => sum + moved, 0)).toBe(2)
  expect(await platform.run(MovePhotos, system, {})).toEqual({ moved: 0 })
  expect(await rowsOf(platform, 'select 1 from accounts_photo')).toEqual([])
  expect(await Promise.all(names.map(shown))).toEqual(expected)

  const [{ id, browser } = { id: '', browser: null }] = members
  const response = await fetch(server.url + accountPath({ id }, '/export'), { headers: { authorization: `Bearer ${browser?.jwt}` } })
  const archive = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const photo = Object.entries(archive).find(([name]) => name.startsWith('uploads/'))
  expect([photo?.[0].endsWith('/zdjecie.webp'), Buffer.from(photo?.[1] ?? []).toString()]).toEqual([true, 'photo 0'])
})

test('of photos that are set at the same time one stays, with its file', async () => {
  const { id, browser } = await registerAndLogIn(platform, server.url)
  const forms = await Promise.all(['#f00', '#0f0', '#00f', '#ff0', '#0ff'].map(form))
  const results = await Promise.all(forms.map((one) => browser.call('POST', accountPath({ id }, '/photo'), one)))
  expect(results.map(({ status }) => status)).toEqual(forms.map(() => 200))
  const [row] = await rowsOf<{ photo: string }>(platform, 'select photo from accounts_account where id = ?', [id])
  const uploads = await rowsOf<{ id: string }>(platform, 'select id from uploads_upload where account_id = ?', [id])
  expect(uploads.map((upload) => upload.id.replaceAll('-', ''))).toEqual([row?.photo])
  expect((await storedKeys()).filter((key) => key.includes(uploads[0]?.id ?? '?'))).toHaveLength(1)
  expect((await shown(row?.photo ?? ''))[0]).toBe(200)
  expect(server.unexpectedErrors).toEqual([])
})
