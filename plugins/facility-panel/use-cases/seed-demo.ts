import { Effect } from 'effect'
import { system } from '#core/access/actor.ts'
import type { RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { demoStaff, demoStatement, demoFacility as sloneczko } from '../demo/sloneczko.ts'
import type { DemoFacility } from '../domain/demo-facility.port.ts'
import type { Employees } from '../domain/employees.port.ts'

interface Dependencies {
  readonly demoFacility: DemoFacility
  readonly restateFacility: RestateFacility
  readonly employees: Employees
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Fills the panel of the demo's owner, once. */
export const makeSeedPanelDemo = ({ demoFacility, restateFacility, employees, clock, transaction }: Dependencies): Seed =>
  Effect.fn('facility-panel.seed-demo')(function* () {
    const facilityId = yield* demoFacility.find(sloneczko.name, sloneczko.city)
    if (facilityId === null || (yield* employees.of(facilityId)).length > 0) return
    yield* Effect.orDie(restateFacility(system, { facilityId, source: 'owner', changes: demoStatement }))
    const consent_at = clock.now().toISOString()
    for (const one of demoStaff) yield* employees.save({ ...one, id: newId(), facility_id: facilityId, consent_at, photo: null })
  }, transaction)

export const SeedPanelDemo = token<Seed>('facility-panel/SeedDemo')
