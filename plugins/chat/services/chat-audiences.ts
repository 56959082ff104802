import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { Audiences } from '#core/plugin/audiences.ts'
import { ChatFacilities } from '../domain/chat.port.ts'
import { audiencesOf } from '../domain/room.ts'

/** Says whose frames accounts get, by their grants of this moment. */
export const ChatAudiences = define(
  'chat/Audiences',
  { facilities: ChatFacilities },
  ({ facilities }): Audiences => ({
    ofAccounts: Effect.fn('chat.audiences-of')(function* (accountIds) {
      const audiences = new Map<string, string[]>()
      for (const { facilityId, ...standing } of yield* facilities.standingsOf(accountIds))
        audiences.set(standing.accountId, [...(audiences.get(standing.accountId) ?? []), ...audiencesOf(standing, facilityId)])
      return audiences
    }),
  }),
)
