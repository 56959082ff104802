import { makePersonalStore } from '#adapters/postgres/personal-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Token } from '#core/kernel/token.ts'
import { CheckPersonalLines, makeCheckPersonalLines } from '#core/personal-data/check-lines.ts'
import { CollectPersonalData, makeCollectPersonalData } from '#core/personal-data/collect-personal-data.ts'
import { ErasePersonalData, makeErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { linesOfCore, PersonalLines } from '#core/personal-data/lines.ts'
import { makeRunRetention, RunRetention } from '#core/personal-data/run-retention.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { tablesOf } from '#core/plugin/migrations.ts'
import type { Provide } from '#core/plugin/wiring.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { PersonalStore } from '#core/ports/personal-store.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { coreMigrations } from '#migrations/list.ts'

/** What core does with data of people, by the lines of its own tables and of the plugins'. */
export const wirePersonalData = (provide: Provide, plugins: readonly Plugin[], find: <Thing>(token: Token<Thing>) => Thing) => {
  const needs = { lines: PersonalLines, store: PersonalStore, audit: Audit, transaction: Transaction }
  // What a plugin that was taken out has left behind is no matter of ours until it is purged or comes back.
  const known = new Set(tablesOf([...coreMigrations, ...plugins.flatMap(({ migrations = [] }) => migrations)]))
  provide(PersonalLines, () => [...linesOfCore, ...plugins.flatMap(({ personal = [] }) => personal)], {})
  provide(PersonalStore, makePersonalStore, { db: Db })
  provide(CheckPersonalLines, (given) => makeCheckPersonalLines({ ...given, belongs: (table) => known.has(table) }), {
    lines: PersonalLines,
    store: PersonalStore,
  })
  provide(CollectPersonalData, (given) => makeCollectPersonalData({ ...given, filesOf: find }), {
    ...needs,
    translator: Translator,
    clock: Clock,
  })
  provide(ErasePersonalData, makeErasePersonalData, needs)
  provide(RunRetention, makeRunRetention, { ...needs, clock: Clock })
}
