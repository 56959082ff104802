import { Effect } from 'effect'
import { makePersonalDataRepository } from '#adapters/postgres/personal-data.repository.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Token } from '#core/kernel/token.ts'
import { CheckPersonalDataDeclarations, makeCheckPersonalDataDeclarations } from '#core/personal-data/check-declarations.ts'
import { CollectPersonalData, makeCollectPersonalData } from '#core/personal-data/collect-personal-data.ts'
import { coreDeclarations, PersonalDataDeclarations } from '#core/personal-data/declarations.ts'
import { ErasePersonalData, makeErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { type ErasureStep, ErasureSteps } from '#core/personal-data/erasure-step.ts'
import { makeRunRetention, RunRetention } from '#core/personal-data/run-retention.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { tablesOf } from '#core/plugin/migrations.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { PersonalDataRepository } from '#core/ports/personal-data-repository.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { coreMigrations } from '#migrations/list.ts'

/** Binds the use-cases for personal data, with the declarations of core and plugins. */
export const bindPersonalData = (bind: Bind, plugins: readonly Plugin[], find: <Thing>(token: Token<Thing>) => Thing) => {
  const dependencies = {
    declarations: PersonalDataDeclarations,
    repository: PersonalDataRepository,
    audit: Audit,
    transaction: Transaction,
  }
  // Tables of a removed plugin are ignored until they are purged or the plugin is installed again.
  const ownTables = new Set(tablesOf([...coreMigrations, ...plugins.flatMap(({ migrations = [] }) => migrations)]))
  bind(PersonalDataDeclarations, {}, () => [...coreDeclarations, ...plugins.flatMap(({ personalData: declarations = [] }) => declarations)])
  bind(PersonalDataRepository, { db: Db }, makePersonalDataRepository)
  bind(
    CheckPersonalDataDeclarations,
    {
      declarations: PersonalDataDeclarations,
      repository: PersonalDataRepository,
    },
    (dependencies) => makeCheckPersonalDataDeclarations({ ...dependencies, belongs: (table) => ownTables.has(table) }),
  )
  bind(
    CollectPersonalData,
    {
      ...dependencies,
      translator: Translator,
      clock: Clock,
    },
    (dependencies) => makeCollectPersonalData({ ...dependencies, filesOf: find }),
  )
  const steps = plugins.flatMap(({ erasure }) => (erasure ? [erasure] : []))
  bind(
    ErasureSteps,
    {},
    (): ErasureStep => (actor, person, choices) => Effect.forEach(steps, (step) => find(step)(actor, person, choices), { discard: true }),
  )
  bind(ErasePersonalData, { ...dependencies, steps: ErasureSteps }, makeErasePersonalData)
  bind(RunRetention, { ...dependencies, clock: Clock }, makeRunRetention)
}
