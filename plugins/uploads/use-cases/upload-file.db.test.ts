import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { maxLooseUploads } from '../contract/limits.ts'
import { type UploadPurpose, uploadPurposes } from '../contract/purposes.ts'
import { sampleFiles } from '../testing/sample-files.ts'
import { makeUploadsFixture } from '../testing/uploads-fixture.ts'

const database = databaseForTests()

test('UP-01 PR-09 a picture is stored in three widths and two formats, with a file for browsers without them', async () => {
  const { upload, keys, facilityId, stored } = await makeUploadsFixture(database)
  const { id, ...view } = await upload({ alt: 'Plac zabaw' })
  const at = (file: string) => `/pliki/${id}/${file}`
  expect(view).toEqual({
    url: at('1280.jpg'),
    mime: 'image/jpeg',
    kind: 'image',
    size: 4,
    preview: null,
    width: 1280,
    height: 960,
    alt: 'Plac zabaw',
    name: 'plac.jpg',
    variants: {
      '320': at('320.webp'),
      '640': at('640.webp'),
      '1280': at('1280.webp'),
      webp: `${at('320.webp')} 320w, ${at('640.webp')} 640w, ${at('1280.webp')} 1280w`,
      avif: `${at('320.avif')} 320w, ${at('640.avif')} 640w, ${at('1280.avif')} 1280w`,
    },
  })
  expect(keys()).toHaveLength(7)
  expect(keys().every((key) => key.startsWith(`public/${id}/`))).toBe(true)
  expect(await stored(id)).toMatchObject({ facility_id: facilityId, attached_to: null })
})

test('UP-01 CL-04 a proof is private: one legible page or PDF at a signed address', async () => {
  const { upload, keys, user } = await makeUploadsFixture(database)
  const page = await upload({ purpose: 'proof' })
  const pdf = await upload({ purpose: 'proof', file: sampleFiles.pdf }, user)
  for (const { id, url, variants } of [page, pdf]) {
    expect(url).toMatch(new RegExp(`^/pliki/${id}/plik\\?do=\\d+&podpis=.{43}$`))
    expect([variants, keys().includes(`private/${id}/plik`)]).toEqual([null, true])
  }
  expect([pdf.kind, pdf.mime, pdf.name, pdf.size, pdf.width]).toEqual(['pdf', 'application/pdf', 'odpis z KRS.pdf', 13, null])
})

test('UP-01 a PDF of a post or a material has pictures of its first page, which do not count as its size; others and broken ones have none', async () => {
  const { upload, keys, stored } = await makeUploadsFixture(database)
  for (const purpose of ['news', 'material'] as const) {
    const { id, url, size, width, variants, preview } = await upload({ purpose, file: sampleFiles.pdf })
    expect([url.startsWith(`/pliki/${id}/plik?`), size, width, variants]).toEqual([true, 13, null, null])
    expect(preview).toMatchObject({ width: 640, height: 905 })
    for (const file of ['320', '640'] as const) expect(preview?.[file]).toMatch(new RegExp(`^/pliki/${id}/${file}.webp\\?do=\\d+&podpis=`))
    expect(await stored(id)).toMatchObject({ size: 13, files: ['320.webp', '640.webp', 'plik'] })
    expect(keys().filter((key) => key.includes(id))).toEqual([`private/${id}/320.webp`, `private/${id}/640.webp`, `private/${id}/plik`])
  }
  const broken = await upload({ purpose: 'news', file: sampleFiles.undrawablePdf })
  const proof = await upload({ purpose: 'proof', file: sampleFiles.pdf })
  for (const { id, preview } of [broken, proof]) expect([preview, (await stored(id))?.files]).toEqual([null, ['plik']])
})

test('WB-11 UP-01 each purpose accepts its own kinds by content, whatever the name says; nothing of a refused file is kept', async () => {
  const { upload, uploadFile, user, facilityId, keys } = await makeUploadsFixture(database)
  const accepted: Record<string, UploadPurpose[]> = {}
  for (const [name, file] of Object.entries(sampleFiles))
    for (const purpose of uploadPurposes)
      if (
        await upload({ purpose, file }).then(
          () => true,
          () => false,
        )
      )
        accepted[name] = [...(accepted[name] ?? []), purpose]
  expect(accepted).toEqual({
    jpeg: uploadPurposes,
    gif: ['web_page'],
    pdf: ['news', 'material', 'proof', 'opinion_evidence', 'storage', 'chat'],
    undrawablePdf: ['news', 'material', 'proof', 'opinion_evidence', 'storage', 'chat'],
  })
  const before = keys().length
  const refused = (file: keyof typeof sampleFiles) =>
    failureOf(uploadFile(user, { file: sampleFiles[file], purpose: 'gallery', facility_id: facilityId }))
  expect(await refused('exe')).toMatchObject({ _tag: 'BadFileFormat', kind: 'unsupported' })
  expect(await refused('tooManyPixels')).toMatchObject({ _tag: 'FileTooBig', kind: 'too-large' })
  expect(keys()).toHaveLength(before)
})

test('pictures of a facility need its permission and its id, those of a person only a person', async () => {
  const { uploadFile, user, facilityId, keys } = await makeUploadsFixture(database)
  const file = sampleFiles.jpeg
  const at = (purpose: UploadPurpose, facility_id?: string) => ({ file, purpose, ...(facility_id && { facility_id }) })
  expect(await failureOf(uploadFile(visitor, at('avatar')))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(uploadFile(user, at('gallery')))).toMatchObject({ schema: { facility_id: ['FIELD_REQUIRED'] } })
  expect(await failureOf(uploadFile(user, at('logo', newId())))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await failureOf(uploadFile(aUser(), at('employee', facilityId)))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await failureOf(uploadFile(aUser({ type: 'support' }), at('gallery', newId())))).toMatchObject({ _tag: 'FacilityNotFound' })
  expect(keys()).toEqual([])
  for (const purpose of ['avatar', 'material', 'proof', 'opinion_photo'] as const) await run(uploadFile(aUser(), at(purpose)))
})

test('a facility named with a purpose of persons is no part of the upload', async () => {
  const { upload, facilityId, stored } = await makeUploadsFixture(database)
  expect(await stored((await upload({ purpose: 'proof', facility_id: facilityId })).id)).toMatchObject({ facility_id: null })
})

test('an account has room for so many unused files; using or removing them makes room', async () => {
  const { upload, uploadFile, user, service, facilityId, keys } = await makeUploadsFixture(database)
  const ids: string[] = []
  for (let n = 0; n < maxLooseUploads.files; n++) ids.push((await upload()).id)
  const count = keys().length
  const oneMore = uploadFile(user, { file: sampleFiles.jpeg, purpose: 'avatar' })
  expect(await failureOf(oneMore)).toMatchObject({ _tag: 'TooManyUploads', kind: 'limit-reached' })
  expect(keys()).toHaveLength(count)
  await run(service.attach(user, ids.slice(0, 1), { purpose: 'gallery', facilityId, subject: 'test' }))
  await run(oneMore)
})

test('a row that cannot be stored leaves no files', async () => {
  const { uploadFile, user, uploads, keys } = await makeUploadsFixture(database)
  Object.assign(uploads, { looseOf: () => Effect.succeed({ files: keys().length ? maxLooseUploads.files : 0, bytes: 0 }) })
  expect(await failureOf(uploadFile(user, { file: sampleFiles.jpeg, purpose: 'avatar' }))).toMatchObject({ _tag: 'TooManyUploads' })
  expect(keys()).toEqual([])
})

test('a store that fails half-way leaves neither files nor a row', async () => {
  const { uploadFile, user, files, keys, countUploads, facilityId } = await makeUploadsFixture(database)
  const { put } = files
  let calls = 0
  Object.assign(files, { put: (...input: Parameters<typeof put>) => (++calls > 3 ? Effect.die(new Error('no disk')) : put(...input)) })
  await expect(run(uploadFile(user, { file: sampleFiles.jpeg, purpose: 'gallery', facility_id: facilityId }))).rejects.toThrow('no disk')
  expect([keys(), await countUploads()]).toEqual([[], 0])
})

test('a document that the virus scanner refuses is not kept; pictures need no scan, because they do not stay as they came', async () => {
  const { uploadFile, user, scanner, keys } = await makeUploadsFixture(database)
  Object.assign(scanner, { isClean: () => Effect.succeed(false) })
  expect(await failureOf(uploadFile(user, { file: sampleFiles.pdf, purpose: 'proof' }))).toMatchObject({ _tag: 'BadFileFormat' })
  expect(keys()).toEqual([])
  await run(uploadFile(user, { file: sampleFiles.jpeg, purpose: 'proof' }))
})
