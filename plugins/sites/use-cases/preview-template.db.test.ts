import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { demoTemplates } from '../demo/templates.ts'
import { makeSitesFixture } from '../testing/sites-fixture.ts'
import { PreviewPageTemplate } from './preview-template.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeSitesFixture(database)
  const [template] = demoTemplates('2026-11-27T10:00:00.000Z')
  if (!template) throw new Error('the demo has no template')
  const { id } = await run(fixture.addTemplate(fixture.support, template))
  const installed = { ...fixture.themes, find: () => null }
  const slotData = { read: () => Effect.succeed(new Map()), readBySlug: () => Effect.succeed({}) }
  const inOneRoundTrip = <Value, Failure>(work: Effect.Effect<Value, Failure>) => work
  const preview = makeOf(PreviewPageTemplate)({ ...fixture, themes: installed, slotData, inOneRoundTrip })
  return { ...fixture, template, id, preview }
}

test('SP-07 a preview shows a page of a template with an invented facility, and its menu stays in the preview', async () => {
  const { preview, support, template, id } = await setUp()
  const main = await run(preview(support, { id, page: '' }))
  expect(main.view).toMatchObject({ title: 'Start', isMain: true })
  expect(JSON.stringify(main.view?.sections)).toContain('Dlaczego Przykładowa Placówka')
  expect(main.site?.facts.tuition?.value).toBe('900–1200 zł')
  const about = template.pages.find(({ kind }) => kind === 'about')
  expect(main.menu[1]).toMatchObject({ title: 'O nas', path: `/podglad-strony/szablon/${id}/${about?.id}`, current: null })
  const page = await run(preview(support, { id, page: about?.id ?? '' }))
  expect([page.view?.title, page.menu[1]?.current, page.branch.length]).toEqual(['O nas', 'page', 3])
})

test('SP-07 only support sees previews of templates, and one that is gone is not found', async () => {
  const { preview, support, owner, id } = await setUp()
  expect(await failureOf(preview(owner, { id, page: '' }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await failureOf(preview(support, { id: newId(), page: '' }))).toMatchObject({ _tag: 'PageTemplateNotFound' })
})
