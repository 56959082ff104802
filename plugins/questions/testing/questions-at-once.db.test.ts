import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import type { User } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import { AnswerByMail } from '../use-cases/answer-by-mail.ts'
import { AskQuestion } from '../use-cases/ask-question.ts'
import { SendMessage } from '../use-cases/send-message.ts'
import { insertRegisterEmail, insertThread } from './store-thread.ts'

const platform = startForTests(testPlatform)

const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const store = () => storeStanding(platform, { status: 'registered', validUntil: null })
const count = async (sql: string, parameters: readonly unknown[]) =>
  (await rows<{ n: number }>(`select count(*)::int n from ${sql}`, parameters))[0]?.n
const outcomes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { _tag?: string })._tag)).toSorted()

/** Stores a member of staff of a facility. */
const staffOf = async (facilityId: string): Promise<User> => {
  const user = await createUser(platform)
  await rows(
    `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', '{facility-questions/write}') returning 1`,
    [user.id, facilityId],
  )
  return { ...user, perms: { [facilityId]: ['facility-questions/write'] } }
}

test('QU-03 of twenty parallel answers at one left exactly one is sent, and the limit is spent once', async () => {
  const facilityId = await store()
  const owner = await staffOf(facilityId)
  const threads = await Promise.all(Array.from({ length: 20 }, () => insertThread({ rows }, { facilityId, accountId: newId() })))
  const first = threads[0] ?? ''
  for (let n = 0; n < 9; n++) await platform.run(SendMessage, owner, { id: first, text: `Odpowiedź ${n}` })
  const results = await outcomes(threads.map((id) => platform.run(SendMessage, owner, { id, text: 'Ostatnia' })))
  expect(results).toEqual([...Array.from({ length: 19 }, () => 'LimitReached'), 'done'])
  expect(
    await count(`questions_message where text = 'Ostatnia' and thread_id in (select id from questions_thread where facility_id = ?)`, [
      facilityId,
    ]),
  ).toBe(1)
})

test('QU-01 of twenty parallel questions of a parent on one topic one is stored', async () => {
  const facilityId = await store()
  const parent = await createUser(platform)
  await staffOf(facilityId)
  const ask = () => platform.run(AskQuestion, parent, { facility_id: facilityId, topic: 'other', text: 'Czy macie wolne miejsca?' })
  const results = await outcomes(Array.from({ length: 8 }, ask))
  expect(results).toEqual([...Array.from({ length: 7 }, () => 'QuestionExists'), 'done'])
  expect(await count('questions_message where account_id = ?', [parent.id])).toBe(1)
})

test('QU-06 of twenty parallel answers by one link one is sent; a facility with an owner has no link', async () => {
  const facilityId = await store()
  const parent = await createUser(platform)
  await insertRegisterEmail({ rows }, facilityId, `Rejestr-${facilityId}@bajka.test`)
  const { id } = await platform.run(AskQuestion, parent, { facility_id: facilityId, topic: 'other', text: 'Czy macie wolne miejsca?' })
  const [mail] = await rows<{ token: string; to_email: string }>(
    `select template_values->>'token' token from mail where template = 'questions.mail.bridge' order by id desc limit 1`,
  )
  const token = mail?.token ?? ''
  const results = await outcomes(
    Array.from({ length: 20 }, (_, n) => platform.run(AnswerByMail, visitor, { token, text: `Odpowiedź ${n}` })),
  )
  expect(results).toEqual([...Array.from({ length: 19 }, () => 'AlreadyAnswered'), 'done'])
  expect(await count(`questions_message where thread_id = ? and side = 'facility' and by_mail`, [id])).toBe(1)
  expect(
    await count('questions_link where thread_id = ? and token_hash is not null and position(? in token_hash::text) = 0', [id, token]),
  ).toBe(1)
  await staffOf(facilityId)
  expect(await run(platform.find(QuestionFacilities).byId(facilityId))).toMatchObject({ staff: [expect.any(String)], stopped: false })
})
