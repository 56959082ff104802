import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { NewDescription } from '../contract/description.ts'
import { demoDescriptions } from '../demo/descriptions.ts'
import { aCity, makeCmsFixture, newDescription, usualHead } from '../testing/cms-fixture.ts'

const database = databaseForTests()
const krakow = aCity()
const ofKrakow = { city_id: krakow.id, lang: 'pl' } as const

test('CM-03 a description is saved by language, told to the pages of its city, and shown in its own language alone', async () => {
  const { show, save, editor, events, audit, descriptions } = await makeCmsFixture(database, krakow)
  expect(await run(show(editor, ofKrakow))).toMatchObject({ title: '', version: 0, updated_at: null, usual: usualHead })
  const saved = await run(save(editor, newDescription(krakow, { title: ' O Krakowie ', version: 0 })))
  expect(saved).toMatchObject({ title: 'O Krakowie', version: 1, city: { texts: { pl: 'complete', ua: 'none' } } })
  expect(await run(show(editor, ofKrakow))).toEqual(saved)
  expect(events.emitted).toEqual([{ name: 'cms.description-changed', voivodeship: 'malopolskie', city: 'krakow', language: 'pl' }])
  expect(audit.entries).toMatchObject([{ action: 'cms.description-saved', about: { city: krakow.id, language: 'pl', version: 1 } }])
  const city = { voivodeship: 'malopolskie', city: 'krakow' }
  expect(await run(descriptions.shown(city, 'pl'))).toMatchObject({ title: 'O Krakowie' })
  expect(await run(descriptions.shown(city, 'en'))).toBeNull()
})

test('CM-03 a description without a text is incomplete; lead and texts for search engines may be missing', async () => {
  const { save, editor } = await makeCmsFixture(database, krakow)
  for (const over of [{ lead: ' ' }, { meta_title: '' }, { meta_description: '' }])
    expect((await run(save(editor, newDescription(krakow, over)))).city.texts.pl).toBe('complete')
  expect((await run(save(editor, newDescription(krakow, { body: documentOfText('') })))).city.texts.pl).toBe('partial')
})

test('CM-03 of two editors the second is told, and nothing is lost', async () => {
  const { save, show, editor } = await makeCmsFixture(database, krakow)
  await run(save(editor, newDescription(krakow, { title: 'Pierwszy', version: 0 })))
  for (const version of [0, 2])
    expect(await failureOf(save(editor, newDescription(krakow, { title: 'Drugi', version })))).toMatchObject({ _tag: 'VersionConflict' })
  expect(await run(show(editor, ofKrakow))).toMatchObject({ title: 'Pierwszy', version: 1 })
})

test('CM-04 each save is a version with who and when; an earlier one is restored as a new version', async () => {
  const { save, versions, restore, editor, audit } = await makeCmsFixture(database, krakow)
  for (const title of ['Raz', 'Dwa']) await run(save(editor, newDescription(krakow, { title })))
  expect(await run(restore(editor, { ...ofKrakow, number: 1, version: 2 }))).toMatchObject({ title: 'Raz', version: 3 })
  const { items, itemsTotal } = await run(versions(editor, ofKrakow))
  expect(items.map(({ number, title, saved_by }) => [number, title, saved_by])).toEqual([
    [3, 'Raz', 'Cezary Redaktor'],
    [2, 'Dwa', 'Cezary Redaktor'],
    [1, 'Raz', 'Cezary Redaktor'],
  ])
  expect(itemsTotal).toBe(3)
  expect(audit.entries.at(-1)).toMatchObject({ action: 'cms.description-restored', about: { version: 3, restored: 1 } })
  expect(await failureOf(restore(editor, { ...ofKrakow, number: 1, version: 2 }))).toMatchObject({ _tag: 'VersionConflict' })
  expect(await failureOf(restore(editor, { ...ofKrakow, number: 9 }))).toMatchObject({ _tag: 'DescriptionVersionNotFound' })
  expect((await run(versions(editor, { ...ofKrakow, lang: 'en' }))).items).toEqual([])
  expect(await failureOf(restore(editor, { ...ofKrakow, lang: 'en', number: 1 }))).toMatchObject({ _tag: 'DescriptionVersionNotFound' })
})

test('CM-01 editors and support write, nobody else; an unknown city is not found', async () => {
  const { save, show, versions, editor } = await makeCmsFixture(database, krakow)
  expect(await failureOf(save(visitor, newDescription(krakow)))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(save(aUser(), newDescription(krakow)))).toMatchObject({ _tag: 'InsufficientPermissions' })
  await run(save(aUser({ type: 'support' }), newDescription(krakow)))
  for (const city_id of [newId(), 'constructor']) {
    expect(await failureOf(show(editor, { city_id, lang: 'pl' }))).toMatchObject({ _tag: 'CmsCityNotFound' })
    expect(await failureOf(versions(editor, { city_id, lang: 'pl' }))).toMatchObject({ _tag: 'CmsCityNotFound' })
  }
})

test('CM-03 texts that are too long, of several lines, or with pictures are refused', () => {
  const image = { type: 'image', upload: newId(), alt: 'Rynek', caption: '', width: 'full' } as const
  const refused = [
    { title: ' ' },
    { title: 'a'.repeat(121) },
    { lead: 'a'.repeat(301) },
    { lead: 'a\nb' },
    { meta_title: 'a'.repeat(71) },
    { meta_description: 'a'.repeat(171) },
    { body: { version: 1, children: [image] } },
    { body: { version: 1, children: [{ type: 'iframe' }] } },
    { lang: 'de' },
  ]
  expect(() => decodeInput(NewDescription, newDescription(krakow))).not.toThrow()
  for (const over of refused) {
    const decoded = decodeInput(NewDescription, { ...newDescription(krakow), ...over } as never)
    expect([over, JSON.stringify(decoded)]).toEqual([over, expect.stringMatching(/FIELD_|RICH_TEXT/)])
  }
})

test('the demo describes six cities in three languages by texts that editors could have saved, once', async () => {
  const cities = demoDescriptions.map(({ voivodeship, slug }) => aCity({ voivodeship, slug, name: slug }))
  const { seed, show, versions, editor } = await makeCmsFixture(database, ...cities)
  await run(seed())
  await run(seed())
  for (const city of cities)
    for (const lang of ['pl', 'ua', 'en'] as const) {
      const { title, lead, body, meta_title, meta_description, ...shown } = await run(show(editor, { city_id: city.id, lang }))
      expect(shown).toMatchObject({ version: 1, city: { texts: { [lang]: 'complete' } } })
      const texts = { city_id: city.id, lang, title, lead, body, meta_title, meta_description }
      expect(JSON.stringify(decodeInput(NewDescription, texts as never))).not.toMatch(/FIELD_|RICH_TEXT/)
      expect((await run(versions(editor, { city_id: city.id, lang }))).items).toMatchObject([{ number: 1, saved_by: null }])
    }
  expect(cities).toHaveLength(6)
})
