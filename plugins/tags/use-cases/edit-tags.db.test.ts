import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { storeFacilityRow } from '#config/quality/testing/store-facility-row.ts'
import { databaseForTests, transactionWith } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { Tags } from '../domain/tags.port.ts'
import { seedTags } from '../migrations/data/seed-tags.ts'
import { ChangeTag, CountUsage, CreateTag, DeleteTag } from './tags.ts'

const anna = aUser({ type: 'support' })
const { id: garden = '' } = seedTags.features.find(({ key }) => key === 'garden') ?? {}
const names = { pl: 'Ogród sensoryczny', ua: 'Сенсорний сад', en: 'Sensory garden' }
const newTag = { category: 'features', names, icon: 'Sprout' } as const

const database = databaseForTests()

const makeDesk = () => {
  const audit = makeAudit()
  const events = makeEvents()
  const tags = database.find(Tags)
  const ports = { tags, audit, events, clock: database.clock, transaction: transactionWith(database, audit, events) }
  return {
    tags,
    audit,
    events,
    create: makeOf(CreateTag)(ports),
    change: makeOf(ChangeTag)(ports),
    usageOf: makeOf(CountUsage)(ports),
    remove: makeOf(DeleteTag)(ports),
  }
}

test('SP-05 J4.8 a tag gets key and URL parameter from its Polish name', async () => {
  const { create, audit, events } = makeDesk()
  const tag = await run(create(anna, newTag))
  expect(tag).toMatchObject({ key: 'ogrod_sensoryczny', param: 'ogrod-sensoryczny', display: 'tags.features.ogrod_sensoryczny', names })
  expect(audit.entries).toMatchObject([{ action: 'tags.created', about: { tag: tag.id, key: 'ogrod_sensoryczny' } }])
  expect(events.emitted).toEqual([{ name: 'tags.changed', tag: tag.id }])
  expect(await run(create(anna, { ...newTag, names: { ...names, pl: '24 h' } }))).toMatchObject({ key: 'tag_24_h', param: '24-h' })
})

test('SP-05 a name without letters, and one that is taken, are refused', async () => {
  const { create, events } = makeDesk()
  expect(await failureOf(create(anna, { ...newTag, names: { ...names, pl: '***' } }))).toMatchObject({
    schema: { 'names.pl': ['FIELD_INVALID'] },
  })
  expect(await failureOf(create(anna, { ...newTag, names: { ...names, pl: 'Garden' } }))).toMatchObject({ _tag: 'TagTaken' })
  expect(await failureOf(create(anna, { ...newTag, param: 'ogrod' }))).toMatchObject({ schema: { param: ['tags.taken'] } })
  expect(events.emitted).toEqual([])
})

test('SP-05 the platform’s own tags keep their names, and cannot be deleted; their icon can change', async () => {
  const { change, remove } = makeDesk()
  expect(await run(change(anna, { id: garden, icon: 'Flower2', param: 'ogrod' }))).toMatchObject({ icon: 'Flower2', param: 'ogrod' })
  for (const over of [{ names }, { param: 'sad' }])
    expect(await failureOf(change(anna, { id: garden, ...over }))).toMatchObject({ _tag: 'TagBuiltIn' })
  expect(await failureOf(remove(anna, { id: garden, facilities: 9 }))).toMatchObject({ _tag: 'TagBuiltIn' })
})

test('SP-05 J4.8 a tag is deleted only if no more facilities use it than the dialog told', async () => {
  const { create, remove, usageOf, tags, audit } = makeDesk()
  const { id } = await run(create(anna, newTag))
  for (let count = 0; count < 2; count++) await storeFacilityRow(database, { features: `{${id}}` })
  expect(await run(usageOf(anna, { id }))).toEqual({ facilities: 2 })
  expect(await failureOf(remove(anna, { id, facilities: 1 }))).toMatchObject({ _tag: 'TagInUse', detail: '2 facilities use the tag.' })
  expect(await failureOf(remove(anna, { id }))).toMatchObject({ _tag: 'TagInUse' })
  await run(remove(anna, { id, facilities: 2 }))
  expect([await run(tags.lock(id)), audit.entries.at(-1)?.about]).toMatchObject([null, { facilities: 2 }])
  for (const step of [remove(anna, { id }), usageOf(anna, { id }), makeDesk().change(anna, { id })])
    expect(await failureOf<unknown, unknown>(step)).toMatchObject({ _tag: 'TagNotFound' })
})
