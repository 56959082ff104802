import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { writeData } from '../contract/permissions.ts'
import type { ShadowProposal } from '../contract/shadow.ts'
import { factsOf } from '../domain/panel-facility.ts'
import { sections } from '../domain/sections/sections.ts'
import { describeShadow } from '../services/describe-shadow.ts'
import { FindFacility } from '../services/find-facility.ts'
import { ProposeChanges } from '../services/propose-changes.ts'

/** Proposes changes of name, kind or address. */
export const ProposeShadow = define(
  'facility-panel/ProposeShadow',
  { findFacility: FindFacility, facilities: Facilities, proposeChanges: ProposeChanges, transaction: Transaction },
  ({ findFacility, facilities, proposeChanges, transaction }) =>
    Effect.fn('facility-panel.propose-shadow')(function* (actor: Actor, { facility_id, shadow: changes }: typeof ShadowProposal.Type) {
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
