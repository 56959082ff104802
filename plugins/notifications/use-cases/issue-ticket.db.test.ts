import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { RealtimeTickets } from '#core/ports/realtime-tickets.ts'
import { IssueTicket } from './notifications.ts'

const database = databaseForTests()

test('issues a ticket of the signed-in user', async () => {
  const tickets = database.find(RealtimeTickets)
  const { ticket, expires_at } = await run(makeOf(IssueTicket)({ tickets })(aUser(), {}))
  expect(expires_at).toBe('2026-11-23T10:00:30.000Z')
  const { kind, id, type, session } = aUser()
  expect(await run(tickets.redeem(ticket, '10.0.0.1'))).toEqual({ kind, id, type, session, address: '10.0.0.1', perms: {} })
  expect(await failureOf(makeOf(IssueTicket)({ tickets })(visitor, {}))).toMatchObject({ _tag: 'MissingJwt' })
})
