import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { system } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { ReportedThreads } from '../services/reported-threads.ts'
import { ListQuestions, ShowQuestion } from '../use-cases/threads.ts'
import { insertThread } from './store-thread.ts'

const platform = startForTests(testPlatform)

const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const support = aUser({ id: newId(), type: 'support' })

test('QU-05 RP-01 only the sides of a thread find its messages; support reads what surrounds a reported one, and the audit log says so', async () => {
  const facilityId = await storeStanding(platform, { status: 'registered', validUntil: null })
  const parent = await createUser(platform)
  const thread = await insertThread({ rows }, { facilityId, accountId: parent.id, answered: true })
  const [message] = await rows<{ id: string }>(`select id from questions_message where thread_id = ? and side = 'facility'`, [thread])
  const id = message?.id ?? ''
  const things = platform.find(ReportedThreads)
  for (const stranger of [visitor, support, aUser({ id: newId() })]) expect(await run(things.find(stranger, id))).toBeNull()
  expect(await run(things.find(parent, id))).toMatchObject({ id, isPublic: false, path: null, facilityId })
  const entries = things.readContext ? await run(things.readContext(support, id)) : []
  expect(entries).toMatchObject([
    { side: 'parent', reported: false },
    { id, side: 'facility', reported: true },
  ])
  expect(
    await rows(`select 1 from audit_entry where action = 'questions.reported-thread-read' and about->>'message' = ?`, [id]),
  ).toHaveLength(1)
  const act = (one: 'hide' | 'remove' | 'restore') => things.act(support, { id, revision: id, act: one, reason: 'insult', note: 'Obelga.' })
  const shown = async () => {
    const { messages } = await platform.run(ShowQuestion, parent, { id: thread })
    const { items } = await platform.run(ListQuestions, parent, {})
    return [messages.at(-1)?.text, items[0]?.excerpt]
  }
  await run(act('hide'))
  expect(await shown()).toEqual(['', ''])
  expect(await run(things.find(system, id))).toMatchObject({ text: 'Zapraszamy na trzy dni.' })
  for (const one of ['hide', 'remove'] as const) expect((await failureOf(act(one)))._tag).toBe('SubjectChanged')
  await run(act('restore'))
  expect(await shown()).toEqual(['Zapraszamy na trzy dni.', 'Zapraszamy na trzy dni.'])
})
