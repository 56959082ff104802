import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { StaffChanged } from '../contract/events.ts'
import type { SectionKey, SectionValues } from '../contract/sections.ts'
import { PanelFacilities } from '../domain/panel.port.ts'
import { factsOf, type PanelFacility, unchangedSection } from '../domain/panel-facility.ts'
import { sections } from '../domain/sections/sections.ts'
import { ReorderEmployees } from '../services/employees.ts'
import { ProposeChanges } from '../services/propose-changes.ts'
import { FindFacility } from '../services/read-facility.ts'
import { SpendLimits } from '../services/spend-limits.ts'

const given = (values: SectionValues): readonly string[] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name]))

/** Changes one section of a facility: at once, or as changes that wait for support. */
export const ChangeSection = handler(
  facilityPanelApi.changeSection,
  {
    findFacility: FindFacility,
    facilities: Facilities,
    panelFacilities: PanelFacilities,
    restateFacility: RestateFacility,
    proposeChanges: ProposeChanges,
    reorderEmployees: ReorderEmployees,
    spendLimits: SpendLimits,
    tags: TagLookup,
    audit: Audit,
    events: Events,
    clock: Clock,
    transaction: Transaction,
  },
  (dependencies) => {
    const { findFacility, facilities, panelFacilities, restateFacility, proposeChanges, reorderEmployees, spendLimits } = dependencies
    const { tags, audit, events, clock, transaction } = dependencies

    /** Replaces the ids and URL parameters of amenities by the keys of their tags. */
    const withFeatureKeys = Effect.fn('facility-panel.feature-keys')(function* (values: SectionValues) {
      if (values.features === undefined) return values
      const ids = yield* tags.resolveIds('features', values.features)
      if (ids.length < new Set(values.features).size) return yield* new Validation({ schema: { features: ['FIELD_INVALID'] } })
      return { ...values, features: (yield* tags.byIds(ids)).map(({ key }) => key) }
    })

    const saveValues = Effect.fn('facility-panel.save-values')(function* (
      actor: Actor,
      facility: PanelFacility,
      type: SectionKey,
      values: SectionValues,
    ) {
      const { current } = factsOf(facility)
      const changes = sections[type].toFields(values, current)
      yield* spendLimits(facility.id, current, changes)
      if (Object.keys(changes).length > 0 || values.active !== undefined)
        yield* restateFacility(actor, { facilityId: facility.id, source: 'owner', changes, active: values.active })
      const { notify_opinions, notify_questions } = values
      if (notify_opinions !== undefined || notify_questions !== undefined)
        yield* panelFacilities.saveSettings(facility.id, {
          ...(notify_opinions !== undefined && { notify_opinions }),
          ...(notify_questions !== undefined && { notify_questions }),
        })
      if (values.employee_ids) {
        yield* reorderEmployees(facility.id, values.employee_ids).pipe(
          Effect.catchTag('EmployeeNotFound', () => Effect.fail(new Validation({ schema: { employee_ids: ['FIELD_INVALID'] } }))),
        )
        yield* events.emit(StaffChanged.of({ facilityId: facility.id }))
      }
    })

    return Effect.fn('facility-panel.change-section')(function* (user, { id, type, version, ...input }) {
      const section = sections[type]
      yield* findFacility(user, id, section.permission)
      const foreign = given(input).filter((name) => !section.members.includes(name))
      if (foreign.length > 0) return yield* new Validation({ schema: Object.fromEntries(foreign.map((name) => [name, ['FIELD_UNKNOWN']])) })

      // Read again under the lock: what was read before may have changed while waiting for it.
      yield* facilities.lock([id])
      const facility = yield* findFacility(user, id, section.permission)
      const stored = facility.sections[type] ?? unchangedSection
      if (version !== undefined && version !== stored.version)
        return yield* new VersionConflict({ detail: `Changed at ${stored.changed_at}; the newest version is ${stored.version}.` })
      const values = yield* withFeatureKeys(input)
      const schema = section.check(values, factsOf(facility).current)
      if (Object.keys(schema).length > 0) return yield* new Validation({ schema })
      if (given(input).length === 0) return { type, version: stored.version, waits: false }

      if (section.waits) {
        const { facility_type, ...shadow } = values
        yield* proposeChanges(user, facility, { ...shadow, ...(facility_type !== undefined && { type: facility_type }) })
      } else yield* saveValues(user, facility, type, values)
      const next = yield* panelFacilities.raiseVersion(id, type, { changed_at: clock.now().toISOString(), changed_by_account_id: user.id })
      yield* audit.record({
        actor: user,
        action: 'facility-panel.section-changed',
        subject: null,
        about: { facility: id, section: type, fields: given(input) },
      })
      return { type, version: next, waits: section.waits }
    }, transaction)
  },
)

/** Replaces the free places of a facility, as its section of recruitment does. */
export const PutVacancies = handler(
  facilityPanelApi.putVacancies,
  { changeSection: ChangeSection, clock: Clock },
  ({ changeSection, clock }) =>
    Effect.fn('facility-panel.put-vacancies')(function* (actor, { id, list }) {
      const vacancies = list.map(({ group, places, from_date = null }) => ({ group, places, from: from_date }))
      yield* changeSection(actor, { id, type: 'recruitment', vacancies }).pipe(
        Effect.catchTags({
          VersionConflict: Effect.die,
          LimitReached: Effect.die,
          AmenityLimitReached: Effect.die,
          DescriptionLimitReached: Effect.die,
          PremiumRequired: Effect.die,
        }),
      )
      return {
        vacancies: vacancies.map(({ from, ...rest }) => ({ ...rest, from_date: from, source: 'owner' as const })),
        updated_at: toWarsawTime(clock.now()).day,
      }
    }),
)
