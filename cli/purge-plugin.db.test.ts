import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { plugins } from '#plugins/server.gen.ts'
import { purgePlugin, tablesOf } from './purge-plugin.ts'

const platform = startForTests(testPlatform)
const removable = plugins.filter(
  ({ name, migrations = [] }) => migrations.length > 0 && !plugins.some(({ dependsOn = [] }) => dependsOn.includes(name)),
)

test('a purged plugin can return: its tables and its triggers on tables of others are gone and created again', async () => {
  expect(removable.length).toBeGreaterThan(10)
  for (const { name, migrations = [] } of removable) {
    const without = { orm: platform.orm, plugins: plugins.filter((one) => one.name !== name) }
    const tables = await tablesOf(without, name)
    await purgePlugin(without, name, tables)
    expect([name, await tablesOf(without, name)]).toEqual([name, []])
    expect([name, await platform.migrateUp()]).toEqual([name, migrations.map((step) => step.name)])
    expect([name, await tablesOf(without, name)]).toEqual([name, tables])
  }
})

test('nothing of a purged plugin stays on facilities', async () => {
  const facilityId = await storeStanding(platform, { status: 'registered', validUntil: null })
  await rowsOf(platform, "update facility set family_cost = 1, family_cost_meals = true, cover = '/photo' where id = ?", [facilityId])
  for (const name of ['costs', 'gallery'])
    await purgePlugin({ orm: platform.orm, plugins: plugins.filter((one) => one.name !== name) }, name, [])
  expect(await rowsOf(platform, 'select family_cost, family_cost_meals, cover from facility where id = ?', [facilityId])).toEqual([
    { family_cost: null, family_cost_meals: false, cover: null },
  ])
})
