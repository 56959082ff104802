import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { generateUuid } from '#core/kernel/ids.ts'
import { sampleFiles } from '../testing/sample-files.ts'
import { makeUploadsFixture } from '../testing/uploads-fixture.ts'
import { FindFile } from './find-file.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeUploadsFixture(database)
  const findFile = makeOf(FindFile)(fixture)
  /** Finds the file of an address, and whether the store has it. */
  const find = async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://kredka.test')
    const file = await run(findFile({ path: pathname.slice('/pliki/'.length), query: Object.fromEntries(searchParams) }))
    return file && { ...file, stored: (await run(fixture.files.stat(file.key))) !== null }
  }
  return { ...fixture, find }
}

test('PR-09 finds every file of a picture, for ever, without the database', async () => {
  const { upload, find, uploads } = await setUp()
  const { id, url, variants } = await upload()
  Object.assign(uploads, { byIds: () => expect.unreachable() })
  expect(await find(url)).toEqual({ key: `public/${id}/1280.jpg`, mime: 'image/jpeg', cache: 'forever', download: null, stored: true })
  for (const address of [...(variants?.avif ?? '').split(', '), ...(variants?.webp ?? '').split(', ')])
    expect(await find(address.split(' ')[0] ?? '')).toMatchObject({ stored: true, download: null })
})

test('J11.2 CL-04 a private file needs a signature for itself that has not ended', async () => {
  const { upload, find, clock, service } = await setUp()
  const one = await upload({ purpose: 'proof', file: sampleFiles.pdf })
  const other = await upload({ purpose: 'proof' })
  const expected = { key: `private/${one.id}/plik`, mime: 'application/pdf', cache: 'never', download: 'odpis z KRS.pdf', stored: true }
  expect(await find(one.url)).toEqual(expected)
  const [path = '', signature = ''] = one.url.split('?')
  const foreign = `${path}?${other.url.split('?')[1]}`
  const longer = one.url.replace(/do=(\d+)/, (_, until: string) => `do=${Number(until) + 3600}`)
  for (const address of [path, foreign, longer, `${path}?podpis=${new URLSearchParams(signature).get('podpis')}`, `${path}?do=x&podpis=x`])
    expect(await find(address)).toBeNull()
  clock.advance(599)
  expect(await find(one.url)).toEqual(expected)
  clock.advance(1)
  expect(await find(one.url)).toBeNull()
  const anew = (await run(service.signedUrl(one.id, 5))) ?? ''
  expect(await find(anew)).toEqual(expected)
  clock.advance(300)
  expect(await find(anew)).toBeNull()
})

test('a private file is under no name of a public picture', async () => {
  const { upload, find } = await setUp()
  const { id } = await upload({ purpose: 'proof' })
  for (const file of ['640.webp', '1280.jpg']) expect(await find(`/pliki/${id}/${file}`)).toMatchObject({ stored: false })
})

test('TZ-04 files of news need signatures, documents are downloads with a safe name, pictures are shown', async () => {
  const { upload, find } = await setUp()
  const document = await upload({ purpose: 'news', file: { ...sampleFiles.pdf, name: '../../<b>Jadłospis</b>.exe' } })
  expect(await find(document.url)).toMatchObject({ cache: 'never', download: 'b.pdf', stored: true })
  expect(await find(document.preview?.['640'] ?? '')).toMatchObject({ mime: 'image/webp', cache: 'never', download: null, stored: true })
  expect(await find((document.preview?.['640'] ?? '').split('?')[0] ?? '')).toMatchObject({ stored: false })
  const { id, url, variants } = await upload({ purpose: 'news' })
  for (const address of [url, variants?.['640'] ?? '', ...(variants?.avif ?? '').split(', ').map((one) => one.split(' ')[0] ?? '')]) {
    expect(await find(address)).toMatchObject({ cache: 'never', download: null, stored: true })
    const bare = await find(address.split('?')[0] ?? '')
    expect(bare?.stored ?? false).toBe(false)
  }
  expect(await find(`${url.replace('1280.jpg', '640.webp')}`)).toBeNull()
  expect(url).toContain(id)
})

test('other addresses are nothing', async () => {
  const { upload, find } = await setUp()
  const { id } = await upload()
  for (const path of [
    '',
    id,
    `${id}/`,
    `${id}/plik`,
    `${id}/640.webp/x`,
    `${generateUuid()}/plik`,
    'x/640.webp',
    `${id}/640.svg`,
    `${id}/%2e%2e`,
  ])
    expect(await find(`/pliki/${path}`)).toBeNull()
})
