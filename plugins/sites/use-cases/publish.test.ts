import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { reachOf } from '../domain/site.ts'
import { makeSitesFixture } from '../testing/sites-fixture.ts'

test('WB-09 WB-17 publishing an invisible site gives it no address, unless it is shown at the same moment', async () => {
  const { facilityId: facility_id, owner, add, change, publish } = makeSitesFixture()
  const { id } = await run(add(owner, { facility_id, name: 'bajka' }))
  await run(change(owner, { facility_id, id, visible: false }))
  expect(await run(publish(owner, { facility_id, id }))).toMatchObject({ visible: false, url: null })
  expect(await run(publish(owner, { facility_id, id, show: true }))).toMatchObject({
    active: true,
    visible: true,
    url: 'https://bajka.kredka.test',
  })
})

test('WB-17 who sees a site is said before it is published: everybody, or nobody by its owner or by support', () => {
  const open = { active: true, visible: true, hidden: false }
  const reaches = [open, { ...open, active: false }, { ...open, visible: false }, { ...open, hidden: true }].map(reachOf)
  expect(reaches).toEqual(['everybody', 'off', 'off', 'hidden'])
})
