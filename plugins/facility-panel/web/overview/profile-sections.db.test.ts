import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makePanelFixture } from '../../testing/panel-fixture.ts'
import { ChangeSection } from '../../use-cases/change-section.ts'
import { ShowPanel } from '../../use-cases/show-panel.ts'
import { sectionsOf } from './profile-sections.ts'

const database = databaseForTests()

test('OW-17 the overview names what each part of the profile lacks, and who changed it last', async () => {
  const fixture = await makePanelFixture(database, { phone: '+48601602603' })
  const { owner, facilityId: id } = fixture
  await run(makeOf(ChangeSection)(fixture)(owner, { id, type: 'description', description: 'Las. '.repeat(60) }))
  const parts = sectionsOf(await run(makeOf(ShowPanel)(fixture)(owner, { id })))
  expect(parts.map(({ key }) => key)).toEqual(['address', 'info', 'description', 'features', 'dayplan', 'cadre', 'recruitment', 'gallery'])
  expect(parts.find(({ key }) => key === 'description')).toMatchObject({ missing: [], changed_by: 'Sylwia Supportowa' })
  expect(parts.find(({ key }) => key === 'cadre')).toMatchObject({ missing: ['staff'], changed_at: null })
})
