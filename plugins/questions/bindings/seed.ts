import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { DemoFacilities } from '../domain/demo-facilities.port.ts'
import { Publications } from '../domain/publications.port.ts'
import { Questions } from '../domain/questions.port.ts'
import { makeDemoFacilities } from '../persistence/demo-facilities.query.ts'
import { makeSeedQuestionsDemo, SeedQuestionsDemo } from '../use-cases/seed-demo.ts'

/** Binds the demo. */
export const bindSeed = (bind: Bind): void => {
  bind(DemoFacilities, makeDemoFacilities, { db: Db })
  bind(SeedQuestionsDemo, makeSeedQuestionsDemo, {
    ...{ questions: Questions, publications: Publications, facilities: DemoFacilities, origins: AccountOrigins },
    ...{ clock: Clock, transaction: Transaction },
  })
}
