import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
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
