import { Effect } from 'effect'
import { system } from '#core/access/actor.ts'
import { RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { demoStaff, demoStatement, demoFacility as sloneczko } from '../demo/sloneczko.ts'
import { DemoFacility, Employees } from '../domain/panel.port.ts'

/** Fills the panel of the demo's owner, once. */
export const SeedPanelDemo = define(
  'facility-panel/SeedDemo',
  { demoFacility: DemoFacility, restateFacility: RestateFacility, employees: Employees, clock: Clock, transaction: Transaction },
  ({ demoFacility, restateFacility, employees, clock, transaction }): Seed =>
    Effect.fn('facility-panel.seed-demo')(function* () {
      const facilityId = yield* demoFacility.find(sloneczko.name, sloneczko.city)
      if (facilityId === null || (yield* employees.of(facilityId)).length > 0) return
      yield* Effect.orDie(restateFacility(system, { facilityId, source: 'owner', changes: demoStatement }))
      const consent_at = clock.now().toISOString()
      for (const one of demoStaff) yield* employees.save({ ...one, id: newId(), facility_id: facilityId, consent_at, photo: null })
    }, transaction),
)
