import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { define, provide } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import { Limits } from '#core/packages/limits.port.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import type { LayoutInput } from '#core/plugin/layout.ts'
import { writeData } from '../contract/permissions.ts'
import { FindEditedFacility, LoadPanelLayout } from '../contract/ui.ts'
import { PanelFacilities } from '../domain/panel.port.ts'

/** Finds the facility that the user has opened last and may still edit, else the first one by name. */
export const makeFindEditedFacility = provide(
  FindEditedFacility,
  { grants: Grants, panelFacilities: PanelFacilities },
  ({ grants, panelFacilities }): FindEditedFacility =>
    Effect.fn('facility-panel.find-edited-facility')(function* (actor: Actor) {
      const user = yield* requireUser(actor)
      const own = (yield* grants.facilitiesOf(user.id)).filter(({ permissions }) => permissions.includes(writeData.name))
      const last = yield* panelFacilities.lastOpened(user.id)
      const facility = own.find(({ id }) => id === last) ?? own[0]
      return facility === undefined ? null : { facility: facility.id }
    }),
)

/** Loads what all pages of the panel show: the facility, the user's other ones and permissions, and the badge counters of tabs. */
export const makeLoadPanelLayout = provide(
  LoadPanelLayout,
  { grants: Grants, panelFacilities: PanelFacilities, limits: Limits, overview: Overview },
  ({ grants, panelFacilities, limits, overview }): LoadPanelLayout =>
    Effect.fn('facility-panel.load-layout')(function* (actor: Actor, { facility: id = '' }: LayoutInput) {
      const user = yield* requireUser(actor)
      const own = yield* grants.facilitiesOf(user.id)
      const permissions = own.find((one) => one.id === id)?.permissions ?? []
      if (user.type !== 'support' && permissions.length === 0) return yield* new InsufficientPermissions()
      const editable = own.filter((one) => one.permissions.length > 0).map((one) => one.id)
      const heads = yield* panelFacilities.heads([...new Set([...editable, id])])
      const news = new Set(own.flatMap((one) => (one.is_new && one.id !== id ? [one.id] : [])))
      const facilities = heads.map((head) => ({ ...head, is_new: news.has(head.id) }))
      const facility = facilities.find((one) => one.id === id)
      if (!facility) return yield* new FacilityNotFound()
      if (permissions.length > 0) yield* panelFacilities.noteOpened(user.id, id)
      if (own.some((one) => one.is_new && one.id === id)) yield* grants.noteOpened(user.id, id)
      const { tier } = yield* limits.usageOf(id)
      return { facility, facilities, permissions, premium: tier === 'premium', badges: yield* overview.countsOf(user.id) }
    }),
)

/** Layout data that makes profiles carry the hidden link to the panel. */
export const LoadPanelLink = define(
  'facility-panel/LoadPanelLink',
  {},
  (): LoadLayoutData =>
    Effect.fn('facility-panel.load-panel-link')(function* () {
      return yield* Effect.succeed({})
    }),
)
