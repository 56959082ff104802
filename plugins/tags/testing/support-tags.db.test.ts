import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { operator } from '#core/access/actor.ts'
import { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { newId } from '#core/kernel/ids.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { Facets } from '#core/search/facets.port.ts'
import { ChangeTag, CountUsage, CreateTag, DeleteTag } from '../use-cases/tags.ts'

const platform = startForTests(testPlatform)

const anna = aUser({ type: 'support' })
const names = { pl: 'Ogród sensoryczny', ua: 'Сенсорний сад', en: 'Sensory garden' }
const create = (over: object = {}) => platform.run(CreateTag, anna, { category: 'features', names, icon: 'Trees', ...over })
const values = { name: 'Bajka', type: 'kindergarten', voivodeship: 'malopolskie', county: 'Kraków', city: 'Kraków' } as const
const record = (features: readonly string[], on = '2026-11-01') =>
  Effect.runPromise(
    platform.find(Transaction)(
      platform.find(RecordStatements)(operator, {
        batch: { id: newId(), source: 'rspo', on },
        statements: [{ number: '770001', values: { ...values, features } }],
      }),
    ),
  )
const stored = () =>
  rowsOf<{ features: readonly string[]; stated: readonly string[] }>(
    platform,
    `select to_jsonb(f.features) features, s.fields->'features'->'value' stated from facility_statement s join facility f on f.id = s.facility_id where s.number = '770001'`,
  )

test('SP-05 J4.8 a tag that Bajka uses is counted, offered as a filter with its names, and taken away when it is deleted', async () => {
  const { id, key } = await create()
  const garden = await rowsOf<{ id: string }>(platform, `select id from tags_tag where key = 'garden'`)
  await record(['garden', key])
  expect(await stored()).toEqual([{ features: [garden[0]?.id, id], stated: ['garden', key] }])
  expect(await platform.run(CountUsage, anna, { id })).toEqual({ facilities: 1 })

  const available = await Effect.runPromise(platform.find(Facets).available())
  const option = available.flatMap((facet) => (facet.kind === 'choice' ? facet.options : [])).find((one) => one.value === id)
  expect(option).toMatchObject({ param: 'ogrod-sensoryczny', label: `tags.features.${key}` })
  const texts = (['pl', 'ua', 'en'] as const).map((language) => platform.find(Translator).for(language)(option?.label ?? asMessageKey('')))
  expect(texts).toEqual(Object.values(names))
  expect(platform.find(Translator).pick('pl', ['tags.features'])[`tags.features.${key}.phrase`]).toBe('ogród sensoryczny')

  await expect(platform.run(DeleteTag, anna, { id })).rejects.toMatchObject({ _tag: 'TagInUse' })
  await platform.run(DeleteTag, anna, { id, facilities: 1 })
  expect(await stored()).toEqual([{ features: [garden[0]?.id], stated: ['garden'] }])
  await record(['garden', key], '2026-11-10')
  expect((await stored())[0]?.features).toEqual([garden[0]?.id])
})

test('SP-05 of parallel tags with one name one is created; a parameter is taken once within its category', async () => {
  const pl = 'Mini zoo'
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => create({ names: { ...names, pl } })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(results.flatMap((one) => (one.status === 'rejected' ? [one.reason._tag] : []))).toEqual(Array(9).fill('TagTaken'))
  const { id } = await create({ names: { ...names, pl: 'Duże zoo' } })
  await expect(platform.run(ChangeTag, anna, { id, param: 'mini-zoo' })).rejects.toMatchObject({ _tag: 'TagTaken' })
  expect(await platform.run(ChangeTag, anna, { id, names: { ...names, pl: 'Wielkie zoo' } })).toMatchObject({
    names: { pl: 'Wielkie zoo' },
    param: 'duze-zoo',
  })
})
