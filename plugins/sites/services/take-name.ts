import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { Site as InstalledSite } from '#core/ports/site.ts'
import { NameTaken } from '../contract/errors.ts'
import { FreedNames } from '../domain/freed-names.port.ts'
import { isFreeable, nameRefusal, restDays, suggestedNames, writtenName } from '../domain/site-name.ts'
import { type NameOwner, SiteNames } from '../domain/sites.port.ts'

/** Returns the moment before which released names rest no longer. */
const restsSince = (now: Date): string => new Date(now.getTime() - restDays * 86_400_000).toISOString()

/**
 * Makes a sub-domain of what an owner wrote. Fails for one that no site can have, unless support has freed it for the
 * facility, and for one that another facility gave up less than 90 days ago; the database decides who of two gets one.
 */
export const TakeName = define(
  'sites/TakeName',
  { names: SiteNames, freedNames: FreedNames, installed: InstalledSite, clock: Clock },
  ({ names, freedNames, installed, clock }) =>
    Effect.fn('sites.take-name')(function* (given: string, owner: NameOwner) {
      const name = writtenName(given, new URL(installed.url).hostname)
      const refusal = nameRefusal(name)
      const isFreed = isFreeable(refusal) && (yield* freedNames.byName(name))?.facility_id === owner.facilityId
      if (refusal !== null && !isFreed) return yield* new Validation({ schema: { name: [messageKey('sites.name', refusal)] } })
      if (yield* names.wasReleased(name, owner, restsSince(clock.now()))) return yield* new NameTaken()
      return name
    }),
)

/**
 * Suggests a free sub-domain for the site of a facility: one that support has freed for it, else one made of its name;
 * empty where all are taken.
 */
export const SuggestName = define(
  'sites/SuggestName',
  { names: SiteNames, freedNames: FreedNames, clock: Clock },
  ({ names, freedNames, clock }) =>
    Effect.fn('sites.suggest-name')(function* (facility: { readonly id: string; readonly name: string; readonly city: string }) {
      const freed = yield* freedNames.ofFacility(facility.id)
      const candidates = [...freed.map(({ name }) => name), ...suggestedNames(facility.name, facility.city)]
      const taken = yield* names.takenOf(candidates, facility.id, restsSince(clock.now()))
      return candidates.find((name) => !taken.has(name)) ?? ''
    }),
)
