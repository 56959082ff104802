import { Effect } from 'effect'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { consentVersion } from '../contract/application.ts'
import {
  type DemoApplication,
  type DemoStep,
  demoApplications,
  demoApplied,
  demoContent,
  demoOwned,
  demoParentApplication,
} from '../demo/applications.ts'
import { type Application, afterStep, newApplication, offerEnd } from '../domain/application.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { SealedContent } from '../services/sealed-content.ts'

/** Adds applications at the facility of the demo's owner, and one of the demo's parent, once. */
export const SeedRecruitmentDemo = define(
  'recruitment/SeedDemo',
  {
    applications: Applications,
    history: ApplicationHistory,
    demoFacilities: DemoFacilities,
    accountOrigins: AccountOrigins,
    sealed: SealedContent,
    clock: Clock,
    transaction: Transaction,
  },
  ({ applications, history, demoFacilities, accountOrigins, sealed, clock, transaction }): Seed => {
    const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)

    const detailsOf = Effect.fn('recruitment.demo-details')(function* (
      facilityId: string,
      { group = '3-6' }: DemoApplication,
      step: DemoStep,
    ) {
      if (step.status === 'waitlisted') return { waiting: { group, rank: yield* applications.nextRank(facilityId, group) } }
      return step.status === 'offered' ? { offerExpiresAt: offerEnd(undefined, ago(step.daysAgo)) ?? '' } : {}
    })
    const add = Effect.fn('recruitment.add-demo')(function* (facilityId: string, accountId: string, email: string, demo: DemoApplication) {
      const content = demoContent(demo, email, (days) => addDays(toWarsawTime(clock.now()).day, days))
      const [child_key] = sealed.childKeys(content)
      const of = { account_id: accountId, facility_id: facilityId, child_key, consent_version: consentVersion }
      const begun = newApplication(of, ago(demo.steps[0].daysAgo))
      let application: Application = { ...begun, content: sealed.seal(begun.id, content) }
      for (const step of demo.steps) {
        const at = ago(step.daysAgo)
        if (step.status !== 'new') application = afterStep(application, step.status, step.by, yield* detailsOf(facilityId, demo, step), at)
        if (step.status === 'new') yield* applications.add(application)
        else yield* applications.save(application)
        const id = newId()
        yield* history.addStep({
          id,
          application_id: application.id,
          at: at.toISOString(),
          by: step.by,
          status: step.status,
          waiting_group: application.waiting_group,
          offer_expires_at: application.offer_expires_at,
          message: step.message === undefined ? null : sealed.sealMessage(id, step.message),
        })
      }
    })

    return Effect.fn('recruitment.seed-demo')(function* () {
      const owned = yield* demoFacilities.find(demoOwned.name, demoOwned.city)
      if (owned === null || (yield* applications.ofFacility(owned, {}, 1)).length > 0) return
      // These families have no accounts of the demo, so that no account has the applications of others.
      for (const [at, demo] of demoApplications.entries()) yield* Effect.orDie(add(owned, newId(), `rodzina${at + 1}@demo.test`, demo))
      const applied = yield* demoFacilities.find(demoApplied.name, demoApplied.city)
      const parent = yield* accountOrigins.originOfEmail('rodzic@demo.test')
      if (applied !== null && parent) yield* Effect.orDie(add(applied, parent.id, parent.email, demoParentApplication))
    }, transaction)
  },
)
