import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { writeData } from '../contract/permissions.ts'
import { factsOf } from '../domain/panel-facility.ts'
import { sections } from '../domain/sections/sections.ts'
import { describeShadow } from '../services/describe-shadow.ts'
import { FindFacility } from '../services/find-facility.ts'
import { ProposeChanges } from '../services/propose-changes.ts'

/** Proposes changes of name, kind or address. */
export const ProposeShadow = handler(
  facilityPanelApi.proposeShadow,
  { findFacility: FindFacility, facilities: Facilities, proposeChanges: ProposeChanges, transaction: Transaction },
  ({ findFacility, facilities, proposeChanges, transaction }) =>
    Effect.fn('facility-panel.propose-shadow')(function* (actor, { facility_id, shadow: changes }) {
      const user = yield* requireUser(actor)
      yield* facilities.lock([facility_id])
      const facility = yield* findFacility(actor, facility_id, writeData)
      const schema = sections.address.check(changes, factsOf(facility).current)
      if (Object.keys(schema).length > 0) return yield* new Validation({ schema })
      const shadow = yield* proposeChanges(user, facility, changes)
      // Without a change there is nothing that could wait.
      if (shadow === null) return yield* new Validation({ schema: { shadow: ['FIELD_EMPTY'] } })
      return describeShadow(shadow, facility)
    }, transaction),
)
