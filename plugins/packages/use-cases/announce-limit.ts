import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { LimitSpent } from '#core/packages/limit-events.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { Events } from '#core/ports/events.ts'
import { Translator } from '#core/ports/translator.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { LimitNearlySpent, LimitUsedUp } from '../contract/events.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'

/** Announces to the owners of a facility, in the language of each, how much of a monthly limit is spent. */
export const AnnounceLimit = define(
  'packages/AnnounceLimit',
  { facilities: PackageFacilities, accounts: Accounts, limits: Limits, translator: Translator, events: Events },
  ({ facilities, accounts, limits, translator, events }) =>
    Effect.fn('packages.announce-limit')(function* (_: Actor, { facilityId, key, percent, resetsAt }: LimitSpent) {
      const facility = (yield* facilities.names([facilityId])).get(facilityId)
      const name = (yield* limits.all()).find((one) => one.key === key)?.name
      // The facility may have been deleted, or the plugin with the limit removed, since.
      if (facility === undefined || name === undefined) return
      const owners = Object.entries(Object.groupBy(yield* accounts.byIds(yield* facilities.ownersOf(facilityId)), (one) => one.language))
      const kind = percent === 100 ? LimitUsedUp : LimitNearlySpent
      const about = { facilityId, facility, day: toWarsawTime(new Date(resetsAt)).day }
      for (const [language, of] of owners)
        yield* events.emit(
          kind.of({
            ...about,
            limit: translator.for(language as (typeof of)[number]['language'])(name),
            accountIds: of.map(({ id }) => id),
          }),
        )
    }),
)
