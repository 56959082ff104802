import { Effect } from 'effect'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { Site as InstalledSite } from '#core/ports/site.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { FreedNameNotFound } from '../contract/errors.ts'
import { namesApi } from '../contract/names-api.ts'
import { freedNameChange } from '../domain/change-of.ts'
import { FreedNames } from '../domain/freed-names.port.ts'
import { isFreeable, nameRefusal, writtenName } from '../domain/site-name.ts'

/** Lists the names that support has freed. */
export const ListFreedNames = handler(
  namesApi.listFreedNames,
  { freedNames: FreedNames, knownFacilities: KnownFacilities },
  ({ freedNames, knownFacilities }) =>
    Effect.fn('sites.list-freed-names')(function* () {
      const names = yield* freedNames.list()
      const facilities = yield* knownFacilities.find(names.map(({ facility_id }) => facility_id))
      return { items: names.map((one) => ({ ...one, facility: facilities.get(one.facility_id)?.name ?? '' })) }
    }),
)

/** Returns the slug of a facility of what support has written: the slug, or the address of the profile. */
const slugIn = (written: string): string => /([^/?#\s]+)\/*(?:[?#].*)?$/.exec(written.trim())?.[1] ?? ''

/** Frees a name for a facility that is really called so. */
export const FreeName = handler(
  namesApi.freeName,
  {
    freedNames: FreedNames,
    knownFacilities: KnownFacilities,
    applyChange: ApplyChange,
    installed: InstalledSite,
    clock: Clock,
    transaction: Transaction,
  },
  ({ freedNames, knownFacilities, applyChange, installed, clock, transaction }) =>
    Effect.fn('sites.free-name')(function* (actor, { name: written, facility: writtenFacility }) {
      const name = writtenName(written, new URL(installed.url).hostname)
      if (!isFreeable(nameRefusal(name))) return yield* new Validation({ schema: { name: ['sites.freed.not-refused'] } })
      const facility = yield* knownFacilities.findBySlug(slugIn(writtenFacility))
      if (facility === null) return yield* new FacilityNotFound()
      const freed = { name, facility_id: facility.id, freed_at: clock.now().toISOString() }
      yield* applyChange(actor, freedNameChange(freed, 'freed'), freedNames.put)
      return { ...freed, facility: facility.name }
    }, transaction),
)

/** Refuses a freed name again. */
export const KeepName = handler(
  namesApi.keepName,
  { freedNames: FreedNames, applyChange: ApplyChange, transaction: Transaction },
  ({ freedNames, applyChange, transaction }) =>
    Effect.fn('sites.keep-name')(function* (actor, { name }) {
      const freed = yield* freedNames.byName(name)
      if (freed === null) return yield* new FreedNameNotFound()
      yield* applyChange(actor, freedNameChange(freed, 'kept'), () => freedNames.remove(name))
      return { removed: true as const }
    }, transaction),
)
