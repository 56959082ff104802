import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeGrants } from '#adapters/memory/grants.ts'
import { makeRealtimeTickets } from '#adapters/memory/realtime-tickets.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { IssueTicket } from './notifications.ts'

test('issues a ticket of the signed-in user', async () => {
  const tickets = makeRealtimeTickets({ clock: makeClock(), grants: makeGrants() })
  const { ticket, expires_at } = await run(makeOf(IssueTicket)({ tickets })(aUser(), {}))
  expect(expires_at).toBe('2026-11-23T10:00:30.000Z')
  expect(await run(tickets.redeem(ticket, '10.0.0.1'))).toEqual(aUser({ address: '10.0.0.1', perms: {} }))
  expect(await failureOf(makeOf(IssueTicket)({ tickets })(visitor, {}))).toMatchObject({ _tag: 'MissingJwt' })
})
