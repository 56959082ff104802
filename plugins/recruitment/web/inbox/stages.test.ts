import { expect, test } from 'vitest'
import { applicationStatuses } from '../../contract/statuses.ts'
import { stageNames, stageOf } from './stages.ts'

test('RE-03 each status of an application is in one stage of the inbox, in the order of the way', () => {
  const found = applicationStatuses.map(stageOf)
  expect([...new Set(found)]).toEqual(stageNames)
  expect(found).toEqual(['new', 'talks', 'talks', 'talks', 'waiting', 'offer', 'closed', 'closed', 'closed', 'closed'])
})
