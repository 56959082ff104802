import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { writeData } from '../contract/permissions.ts'
import { PanelFacilities } from '../domain/panel.ports.ts'
import { Shadows } from '../domain/shadows.port.ts'
import { describeShadow } from '../services/describe-shadow.ts'

/** Lists changes that wait or were decided: of one facility for those who may change it, of all for support. */
export const ListShadows = handler(
  facilityPanelApi.listShadows,
  { shadows: Shadows, panelFacilities: PanelFacilities },
  ({ shadows, panelFacilities }) =>
    Effect.fn('facility-panel.list-shadows')(function* (user, { facility_id, ...requested }) {
      const { type } = user
      if (facility_id !== undefined) yield* requirePermission(user, writeData, facility_id)
      else if (type !== 'support') return yield* new InsufficientPermissions()
      const paging = pagingOf(requested)
      const { total, items } = yield* shadows.list(facility_id ?? null, paging)
      const described = yield* Effect.forEach(items, (shadow) =>
        panelFacilities.byId(shadow.facility_id).pipe(Effect.map((facility) => (facility ? [describeShadow(shadow, facility)] : []))),
      )
      return pageOf(described.flat(), { total, ...paging })
    }),
)
