import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeQuestionsFixture } from '../testing/questions-fixture.ts'
import { TellTyping } from './tell-typing.ts'
import { CloseQuestion } from './threads.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeQuestionsFixture(database)
  const tell = makeOf(TellTyping)(fixture)
  const id = await fixture.ask()
  const type = (who: typeof fixture.parent) => run(tell(who, { id }, () => Effect.void))
  return { ...fixture, tell, id, type }
}

test('RT-03 the accounts of the other side alone see that somebody is writing, and nothing is stored', async () => {
  const { type, realtime, parent, owner, staffOf, facilityId, id } = await setUp()
  const colleague = await staffOf(facilityId)
  const { length } = realtime.published
  const signal = (to: string) => ({ channel: 'main', to, type: 'question.typing', data: { id } })
  await type(parent)
  expect(realtime.signalled.splice(0)).toEqual([signal(owner.id), signal(colleague.id)])
  await type(owner)
  expect(realtime.signalled).toEqual([signal(parent.id)])
  expect(realtime.published.length).toBe(length)
})

test('RT-03 strangers cannot type in a thread, and nobody in one that takes no messages', async () => {
  const fixture = await setUp()
  const { tell, id, stranger, type, parent, owner, realtime, threadOf, clock } = fixture
  expect(await failureOf(tell(stranger, { id }, () => Effect.void))).toMatchObject({ _tag: 'UserQuestionNotFound' })
  const version = (await threadOf(id))?.version ?? 0
  await run(makeOf(CloseQuestion)(fixture)(parent, { id, version }))
  clock.advance(31 * 86_400)
  await type(parent)
  await type(owner)
  expect(realtime.signalled).toEqual([])
})
