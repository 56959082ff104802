import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { SealedContent } from '../services/sealed-content.ts'
import { makeSeedRecruitmentDemo, SeedRecruitmentDemo } from '../use-cases/seed-demo.ts'

/** Binds the demo data of recruitment. */
export const bindDemo = (bind: Bind): void => {
  bind(SeedRecruitmentDemo, makeSeedRecruitmentDemo, {
    applications: Applications,
    history: ApplicationHistory,
    sealed: SealedContent,
    demoFacilities: DemoFacilities,
    accountOrigins: AccountOrigins,
    clock: Clock,
    transaction: Transaction,
  })
}
