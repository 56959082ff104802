import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { anonymous } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { words } from '../domain/legal/blocks.ts'
import { newPage, newSection } from '../domain/site.ts'
import { makeSitesFixture } from '../testing/sites-fixture.ts'

const database = databaseForTests()

const pages = () => {
  const main = newPage([], { kind: 'main', title: 'Start' }, [newSection('welcome')])
  const text = { version: 1 as const, children: [words('{nazwa} w {miasto}, {adres}')] }
  return [main, newPage([main], { kind: 'custom', title: 'Poznaj {nazwa}' }, [newSection('rich_text', text)])]
}

const setUp = async () => {
  const fixture = await makeSitesFixture(database)
  const template = await run(
    fixture.addTemplate(fixture.support, { key: 'przedszkole', name: ' Przedszkole ', theme: 'meadow', pages: pages() }),
  )
  return { ...fixture, template }
}

test('SP-07 support creates, changes, switches off and deletes templates; owners see those that are switched on', async () => {
  const { listTemplates, changeTemplate, removeTemplate, support, owner, template, audit } = await setUp()
  expect(template).toMatchObject({ key: 'przedszkole', name: 'Przedszkole', note: '', active: true, theme_installed: true, version: 1 })
  const namesOf = async (actor: typeof owner) => (await run(listTemplates(actor, {}))).items.map(({ name }) => name)
  const changed = await run(
    changeTemplate(support, { id: template.id, name: 'Dla najmłodszych', note: 'Krótko.', active: false, version: 1 }),
  )
  expect(changed).toMatchObject({ name: 'Dla najmłodszych', key: 'przedszkole', pages: template.pages, version: 2 })
  expect([await namesOf(owner), await namesOf(support)]).toEqual([[], ['Dla najmłodszych']])
  await run(changeTemplate(support, { id: template.id, active: true }))
  expect(await namesOf(owner)).toEqual(['Dla najmłodszych'])
  await run(removeTemplate(support, { id: template.id }))
  expect(await namesOf(support)).toEqual([])
  expect(audit.entries.map(({ action }) => action)).toEqual([
    'sites.template-created',
    'sites.template-changed',
    'sites.template-changed',
    'sites.template-removed',
  ])
})

test('SP-07 without pages a template begins with those of a site that its profile fills', async () => {
  const { addTemplate, support } = await setUp()
  const added = await run(addTemplate(support, { key: 'zlobek', name: 'Żłobek', theme: 'crayons' }))
  expect(added.pages.map(({ kind }) => kind)).toEqual(['main', 'about', 'news', 'gallery', 'contact'])
})

test('SP-07 a template is refused with a key that is taken, pages that are no tree, files of a facility, or an old version', async () => {
  const { addTemplate, changeTemplate, removeTemplate, support, template } = await setUp()
  const given = { key: 'inny', name: 'Inny', theme: 'crayons' }
  expect(await failureOf(addTemplate(support, { ...given, key: 'przedszkole' }))).toMatchObject({ _tag: 'PageTemplateTaken' })
  expect(await failureOf(addTemplate(support, { ...given, pages: [] }))).toMatchObject({ _tag: 'SubpageRefused', detail: 'main-page' })
  const picture = { type: 'image' as const, upload: newId(), alt: '', caption: '', width: 'full' as const }
  const [main] = pages()
  const withPicture = main ? [{ ...main, sections: [newSection('rich_text', { version: 1, children: [picture] })] }] : []
  expect(await failureOf(changeTemplate(support, { id: template.id, pages: withPicture }))).toMatchObject({
    _tag: 'Validation',
    schema: { pages: ['sites.template.files'] },
  })
  await run(changeTemplate(support, { id: template.id, note: 'Nowa', version: 1 }))
  expect(await failureOf(changeTemplate(support, { id: template.id, note: 'Stara', version: 1 }))).toMatchObject({
    _tag: 'VersionConflict',
  })
  expect(await failureOf(changeTemplate(support, { id: newId(), note: 'x' }))).toMatchObject({ _tag: 'PageTemplateNotFound' })
  expect(await failureOf(removeTemplate(support, { id: newId() }))).toMatchObject({ _tag: 'PageTemplateNotFound' })
})

test('SP-07 only support writes templates, and only who is signed in reads them', async () => {
  const { addTemplate, changeTemplate, removeTemplate, listTemplates, owner, template } = await setUp()
  const { id } = template
  expect(await failureOf(addTemplate(owner, { key: 'inny', name: 'Inny', theme: 'crayons' }))).toMatchObject({
    _tag: 'InsufficientPermissions',
  })
  expect(await failureOf(changeTemplate(owner, { id, name: 'x' }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await failureOf(removeTemplate(owner, { id }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await failureOf(listTemplates(anonymous('1.2.3.4'), {}))).toMatchObject({ _tag: 'MissingJwt' })
})

test('SP-07 WB-01 a site begins with the pages of a template, filled from the profile, and keeps them when the template goes', async () => {
  const { add, show, removeTemplate, setFacts, support, owner, facilityId: facility_id, template } = await setUp()
  await setFacts(facility_id, { street: 'ul. Leśna', building_number: '1', post_code: '30-001' })
  const site = await run(add(owner, { facility_id, name: 'bajka', template: template.id }))
  expect(site.draft).toMatchObject({ title: 'Bajka', theme: 'meadow' })
  expect(site.draft.pages.map(({ title, slug }) => [title, slug])).toEqual([
    ['Start', ''],
    ['Poznaj Bajka', 'poznaj-bajka'],
  ])
  expect(JSON.stringify(site.draft.pages[1]?.sections)).toContain('Bajka w Kraków, ul. Leśna 1, 30-001 Kraków')
  await run(removeTemplate(support, { id: template.id }))
  expect((await run(show(owner, { facility_id, id: site.id }))).draft).toEqual(site.draft)
})

test('SP-07 a template whose theme is not installed says so, and sites begin with the usual one; the owner may choose another', async () => {
  const { add, addTemplate, changeTemplate, support, owner, otherOwner, facilityId, otherId } = await setUp()
  const far = await run(addTemplate(support, { key: 'dalej', name: 'Dalej', theme: 'not_there', pages: pages() }))
  expect(far.theme_installed).toBe(false)
  expect(await run(add(owner, { facility_id: facilityId, name: 'bajka', template: far.id }))).toMatchObject({ draft: { theme: 'crayons' } })
  const chosen = { facility_id: otherId, name: 'druga', template: far.id, theme: 'meadow' }
  await run(changeTemplate(support, { id: far.id, active: false }))
  expect(await failureOf(add(otherOwner, chosen))).toMatchObject({ _tag: 'PageTemplateNotFound' })
  await run(changeTemplate(support, { id: far.id, active: true }))
  expect(await run(add(otherOwner, chosen))).toMatchObject({ draft: { theme: 'meadow' } })
})
