import { makeClock } from '#adapters/memory/clock.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { system, type User } from '#core/access/actor.ts'
import { generateUuid } from '#core/kernel/ids.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { plugins } from '#plugins/server.gen.ts'
import { OpenRoom } from '../use-cases/open-room.ts'
import { SendDueMails } from '../use-cases/send-due-mails.ts'
import { SendChatMessage } from '../use-cases/send-message.ts'
import { insertGrant } from './store-room.ts'

// A Monday in working hours.
const monday = '2026-11-23T09:00:00.000Z'

/** Starts a platform for the tests of a file, with plugins besides the installed ones, and helpers that write in rooms. */
export const startChat = (more: readonly Plugin[] = []) => {
  const clock = makeClock(monday)
  const platform = startForTests(() => testPlatform({ clock, plugins: [...plugins, ...more] }))
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
  return {
    clock,
    platform,
    rows,
    minutesLater: (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString()),
    /** Stores a facility with an owner and an approved parent, and opens the parent's room. */
    begin: async () => {
      clock.set(monday)
      const facilityId = await storeStanding(platform, { status: 'registered', validUntil: null })
      const owner = await createUser(platform)
      const parent = await createUser(platform)
      await insertGrant({ rows }, owner.id, facilityId, 'owner', ['facility-chat/write', 'facility-questions/write'])
      await insertGrant({ rows }, parent.id, facilityId)
      const perms = { [facilityId]: ['facility-chat/write', 'facility-questions/write'] } as const
      const room = await platform.run(OpenRoom, parent, { facility_id: facilityId, kind: 'parent' })
      return { facilityId, owner: { ...owner, perms }, parent, id: room.id }
    },
    send: (user: User, id: string, text: string, key = generateUuid()) => platform.run(SendChatMessage, user, { id, key, text }),
    member: async (facilityId: string, role: 'teacher' | 'administrator' | 'parent', permissions: readonly string[] = []) => {
      const user = await createUser(platform)
      await insertGrant({ rows }, user.id, facilityId, role, permissions)
      return user
    },
    sendDue: () => platform.run(SendDueMails, system, {}),
    /** Returns the events of unread messages of an account. */
    notices: (accountId: string) =>
      rows<{ token: string; count: number }>(
        `select event->>'token' token, (event->>'count')::int count from outbox where name = 'chat.unread' and event->>'accountId' = ? order by 1`,
        [accountId],
      ),
  }
}

/** Returns the name of the failure of a call, or `done`. */
export const refusal = async (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'done',
    (error: { _tag?: string }) => error._tag,
  )
