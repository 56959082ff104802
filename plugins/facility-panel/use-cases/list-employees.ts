import { Effect } from 'effect'
import { requirePermission } from '#core/access/permission-checks.ts'
import { handler } from '#core/plugin/handler.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { writeData } from '../contract/permissions.ts'
import { Employees } from '../domain/employees.port.ts'

/** Lists the staff of a facility in its order. */
export const ListEmployees = handler(facilityPanelApi.listEmployees, { employees: Employees }, ({ employees }) =>
  Effect.fn('facility-panel.list-employees')(function* (actor, { facility_id }) {
    yield* requirePermission(actor, writeData, facility_id)
    return yield* employees.of(facility_id)
  }),
)
