import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { anonymous } from '#core/access/actor.ts'
import { textOf } from '#core/rich-text/read-document.ts'
import { legalKinds } from '../contract/terms.ts'
import { makeSitesFixture } from '../testing/sites-fixture.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeSitesFixture(database)
  const { facilityId: facility_id, owner, add } = fixture
  const site = await run(add(owner, { facility_id, name: 'bajka' }))
  return { ...fixture, site, below: { facility_id, web_page_id: site.id } }
}

test('WB-13 one click adds the pages to the draft, filled from the profile and outside of the menu; a second one changes nothing', async () => {
  const { addLegal, listLegal, owner, below, facilityId, setFacts, site } = await setUp()
  await setFacts(facilityId, { legal_type: 'communal', street: 'ul. Leśna', building_number: '1', post_code: '30-001' })
  const added = await run(addLegal(owner, { ...below, kinds: legalKinds, version: 1 }))
  const pages = added.draft.pages.slice(site.draft.pages.length)
  expect(pages.map(({ legal, kind, title, slug, in_menu }) => [legal, kind, title, slug, in_menu])).toEqual([
    ['child_protection', 'custom', 'Standardy ochrony małoletnich', 'standardy-ochrony-maloletnich', false],
    ['child_protection_short', 'custom', 'Standardy ochrony małoletnich dla dzieci', 'standardy-ochrony-maloletnich-dla-dzieci', false],
    ['privacy', 'custom', 'Klauzula informacyjna RODO', 'klauzula-informacyjna-rodo', false],
    ['accessibility', 'custom', 'Deklaracja dostępności', 'deklaracja-dostepnosci', false],
  ])
  const text = pages[0]?.sections[0]?.text
  expect(text && textOf(text)).toContain('Bajka (ul. Leśna 1, 30-001 Kraków)')
  expect(await run(addLegal(owner, { ...below, kinds: ['privacy', 'privacy'] }))).toEqual(added)
  const { items } = await run(listLegal(owner, below))
  expect(items.map(({ required, page_id, published }) => [required, page_id, published])).toEqual(pages.map(({ id }) => [true, id, false]))
  expect(items.every(({ unfilled }) => unfilled > 0)).toBe(true)
})

test('WB-13 after publishing visitors can read them, and the list says so', async () => {
  const { addLegal, listLegal, publish, owner, below, facilityId, site } = await setUp()
  await run(addLegal(owner, { ...below, kinds: ['privacy'] }))
  await run(publish(owner, { facility_id: facilityId, id: site.id }))
  const { items } = await run(listLegal(owner, below))
  expect(items.filter(({ published }) => published).map(({ kind }) => kind)).toEqual(['privacy'])
})

test('WB-13 the accessibility declaration is for public facilities alone; others are refused with the reason', async () => {
  const { addLegal, listLegal, owner, below, facilityId, setFacts } = await setUp()
  await setFacts(facilityId, { legal_type: 'non_public' })
  expect(await failureOf(addLegal(owner, { ...below, kinds: ['privacy', 'accessibility'] }))).toMatchObject({
    _tag: 'Validation',
    schema: { kinds: ['sites.legal.public-only'] },
  })
  const { items } = await run(listLegal(owner, below))
  expect(items.map(({ required, page_id }) => [required, page_id])).toEqual([
    [true, null],
    [true, null],
    [true, null],
    [false, null],
  ])
})

test('WB-13 only who writes the site adds them, to the newest version of the draft', async () => {
  const { addLegal, listLegal, owner, otherOwner, otherId, stranger, below } = await setUp()
  const given = { ...below, kinds: ['privacy'] as const }
  expect(await failureOf(addLegal(stranger, given))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await failureOf(listLegal(anonymous('1.2.3.4'), below))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(addLegal(otherOwner, { ...given, facility_id: otherId }))).toMatchObject({ _tag: 'WebPageNotFound' })
  expect(await failureOf(listLegal(otherOwner, { ...below, facility_id: otherId }))).toMatchObject({ _tag: 'WebPageNotFound' })
  expect(await failureOf(addLegal(owner, { ...given, version: 7 }))).toMatchObject({ _tag: 'VersionConflict' })
})
