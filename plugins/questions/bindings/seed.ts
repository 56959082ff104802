import { Grants } from '#core/access/grants.port.ts'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { Publications } from '../domain/publications.port.ts'
import { Questions } from '../domain/questions.port.ts'
import { makeSeedQuestionsDemo, SeedQuestionsDemo } from '../use-cases/seed-demo.ts'

/** Binds the demo. */
export const bindSeed = (bind: Bind): void => {
  bind(SeedQuestionsDemo, makeSeedQuestionsDemo, {
    questions: Questions,
    publications: Publications,
    facilities: DemoFacilities,
    grants: Grants,
    origins: AccountOrigins,
    clock: Clock,
    transaction: Transaction,
  })
}
