import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newPage, newSection } from '../domain/site.ts'
import { makeSitesFixture } from '../testing/sites-fixture.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeSitesFixture(database)
  const { owner, add, facilityId: facility_id } = fixture
  const site = await run(add(owner, { facility_id, name: 'bajka' }))
  const [main] = site.draft.pages
  if (!main) throw new Error('no page')
  return { ...fixture, site, main, named: { facility_id, id: site.id }, below: { facility_id, web_page_id: site.id } }
}

test('WB-14 themes that nobody has are refused beside their field, however they are called', async () => {
  const { add, change, owner, otherOwner, otherId, named } = await setUp()
  const refused = { _tag: 'Validation', schema: { theme: ['sites.theme.unknown'] } }
  for (const theme of ['nosuch', 'constructor', 'to_string']) {
    expect(await failureOf(change(owner, { ...named, theme }))).toMatchObject(refused)
    expect(await failureOf(add(otherOwner, { facility_id: otherId, name: 'inna', theme }))).toMatchObject(refused)
  }
})

test('WB-06 sections of kinds that nobody has are refused, in a draft, a page and a template; those of a removed plugin stay', async () => {
  const { change, changeSubpage, addTemplate, owner, support, named, below, main, sites, site } = await setUp()
  const withKind = (kind: string) => [{ ...main, sections: [newSection(kind)] }]
  for (const kind of ['nosuch', 'constructor']) {
    expect(await failureOf(change(owner, { ...named, pages: withKind(kind) }))).toMatchObject({
      _tag: 'Validation',
      schema: { pages: ['sites.section.unknown'] },
      values: { kind },
    })
    expect(await failureOf(changeSubpage(owner, { ...below, id: main.id, sections: [newSection(kind)] }))).toMatchObject({
      schema: { sections: ['sites.section.unknown'] },
    })
    expect(
      await failureOf(
        addTemplate(support, {
          key: 'inny',
          name: 'Inny',
          theme: 'crayons',
          pages: [newPage([], { kind: 'main', title: 'x' }, [newSection(kind)])],
        }),
      ),
    ).toMatchObject({ schema: { pages: ['sites.section.unknown'] } })
  }
  const stored = await run(sites.byId(site.id))
  if (!stored) throw new Error('not stored')
  await run(sites.save({ ...stored, draft: { ...stored.draft, theme: 'removed', pages: withKind('removed') } }))
  expect(
    await run(change(owner, { ...named, theme: 'removed', pages: [...withKind('removed'), newPage([], { kind: 'custom', title: 'x' })] })),
  ).toMatchObject({
    draft: { theme: 'removed' },
  })
})

test('WB-03 a refused address of a page is said beside its field', async () => {
  const { change, owner, named, main } = await setUp()
  const pages = [main, { ...newPage([main], { kind: 'custom', title: 'x' }), slug: 'Zły adres' }]
  expect(await failureOf(change(owner, { ...named, pages }))).toMatchObject({
    _tag: 'SubpageRefused',
    values: { rule: 'slug-invalid' },
    schema: { slug: ['sites.tree.slug-invalid'] },
  })
})

test('WB-02 versions name the theme, not its key', async () => {
  const { publish, versions, owner, named } = await setUp()
  await run(publish(owner, named))
  expect((await run(versions(owner, named))).versions).toMatchObject([{ theme: 'crayons', theme_name: 'pl:theme-crayons.name' }])
})
