import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { requirePermission, requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { writeData } from '../contract/permissions.ts'
import type { ShadowQuery } from '../contract/shadow.ts'
import { PanelFacilities } from '../domain/panel.ports.ts'
import { Shadows } from '../domain/shadows.port.ts'
import { describeShadow } from '../services/describe-shadow.ts'

/** Lists changes that wait or were decided: of one facility for those who may change it, of all for support. */
export const ListShadows = define(
  'facility-panel/ListShadows',
  { shadows: Shadows, panelFacilities: PanelFacilities },
  ({ shadows, panelFacilities }) =>
    Effect.fn('facility-panel.list-shadows')(function* (actor: Actor, { facility_id, ...requested }: typeof ShadowQuery.Type) {
      const { type } = yield* requireUser(actor)
      if (facility_id !== undefined) yield* requirePermission(actor, writeData, facility_id)
      else if (type !== 'support') return yield* new InsufficientPermissions()
      const paging = pagingOf(requested)
      const { total, items } = yield* shadows.list(facility_id ?? null, paging)
      const described = yield* Effect.forEach(items, (shadow) =>
        panelFacilities.byId(shadow.facility_id).pipe(Effect.map((facility) => (facility ? [describeShadow(shadow, facility)] : []))),
      )
      return pageOf(described.flat(), { total, ...paging })
    }),
)
