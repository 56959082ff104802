import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { LogOut } from './sessions.ts'

const database = databaseForTests()

test('ends the session of the current or the previous refresh token', async () => {
  for (const rotations of [0, 1]) {
    const { addAccount, addSession, sessions, clock, transaction } = await makeAccountsFixture(database)
    const { session, refreshToken } = await addSession(await addAccount())
    for (let count = 0; count < rotations; count++) await run(sessions.rotate(session, `signature${count}`))
    expect(await run(makeOf(LogOut)({ sessions, clock, transaction })(visitor, { refresh_token: refreshToken }))).toEqual({
      status: 'signed_out',
    })
    expect((await sessions.rows.get(session.id))?.ended_because).toBe('signed_out')
  }
})

test('succeeds without ending a session for no token, an older one and a forged one', async () => {
  const { addAccount, addSession, sessions, clock, transaction } = await makeAccountsFixture(database)
  const { session, refreshToken } = await addSession(await addAccount())
  for (const signature of ['signature1', 'signature2']) await run(sessions.rotate(session, signature))
  const forged = `${session.id}.0.${'x'.repeat(43)}`
  for (const refresh_token of [null, refreshToken, forged, 'rubbish', `${newId()}.0.${'x'.repeat(43)}`])
    expect(await run(makeOf(LogOut)({ sessions, clock, transaction })(visitor, { refresh_token }))).toEqual({ status: 'signed_out' })
  expect((await sessions.rows.get(session.id))?.ended_because).toBeNull()
})
