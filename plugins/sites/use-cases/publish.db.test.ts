import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeSitesFixture } from '../testing/sites-fixture.ts'

const database = databaseForTests()

test('WB-09 WB-17 publishing an invisible site gives it no address, unless it is shown at the same moment', async () => {
  const { facilityId: facility_id, owner, add, change, publish } = await makeSitesFixture(database)
  const { id } = await run(add(owner, { facility_id, name: 'bajka' }))
  await run(change(owner, { facility_id, id, visible: false }))
  expect(await run(publish(owner, { facility_id, id }))).toMatchObject({ visible: false, url: null })
  expect(await run(publish(owner, { facility_id, id, show: true }))).toMatchObject({
    active: true,
    visible: true,
    url: 'https://bajka.kredka.test',
  })
})

test('WB-22 logo and colours are part of the draft, of what is published, and of what the review names', async () => {
  const { facilityId: facility_id, owner, add, change, publish, upload, versions } = await makeSitesFixture(database)
  const { id } = await run(add(owner, { facility_id, name: 'bajka' }))
  const logo = await upload({ purpose: 'web_page', facility_id }, owner)
  const look = { logo: logo.id, primary: '#7a1f1f', ground: null, credit: false }
  const changed = await run(change(owner, { facility_id, id, look }))
  expect(changed.draft.look).toEqual(look)
  expect(await run(change(owner, { facility_id, id, title: 'Inny' }))).toMatchObject({ draft: { title: 'Inny', look } })
  await run(publish(owner, { facility_id, id }))
  expect((await run(versions(owner, { facility_id, id }))).versions).toHaveLength(1)
  const foreign = { ...look, logo: newId() }
  expect(await failureOf(change(owner, { facility_id, id, look: foreign }))).toMatchObject({ _tag: 'UploadNotFound' })
})

test('WB-23 what is published under another address keeps the earlier one', async () => {
  const { facilityId: facility_id, owner, add, changeSubpage, publish } = await makeSitesFixture(database)
  const site = await run(add(owner, { facility_id, name: 'bajka' }))
  const about = site.draft.pages.find(({ kind }) => kind === 'about')
  await run(publish(owner, { facility_id, id: site.id }))
  await run(changeSubpage(owner, { facility_id, web_page_id: site.id, id: about?.id ?? '', slug: 'poznaj-nas' }))
  const { draft } = await run(publish(owner, { facility_id, id: site.id }))
  expect(draft.pages.find(({ kind }) => kind === 'about')).toMatchObject({ slug: 'poznaj-nas', former: [`/${about?.slug}`] })
})
