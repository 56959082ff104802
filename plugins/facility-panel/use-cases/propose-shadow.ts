import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { writeData } from '../contract/permissions.ts'
import type { ShadowProposal } from '../contract/shadow.ts'
import { factsOf } from '../domain/panel-facility.ts'
import { sections } from '../domain/sections/sections.ts'
import { describeShadow } from '../services/describe-shadow.ts'
import type { FindFacility } from '../services/find-facility.ts'
import type { ProposeChanges } from '../services/propose-changes.ts'

interface Dependencies {
  readonly findFacility: FindFacility
  readonly facilities: Facilities
  readonly proposeChanges: ProposeChanges
  readonly transaction: Transaction
}

/** Proposes changes of name, kind or address. */
export const makeProposeShadow = ({ findFacility, facilities, proposeChanges, transaction }: Dependencies) =>
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
  }, transaction)

export type ProposeShadow = ReturnType<typeof makeProposeShadow>
export const ProposeShadow = token<ProposeShadow>('facility-panel/ProposeShadow')
