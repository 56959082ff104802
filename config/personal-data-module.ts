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
import type { Bind } from '#core/plugin/wiring.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { PersonalDataRepository } from '#core/ports/personal-store.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { coreMigrations } from '#migrations/list.ts'

/** What core does with data of people, by the lines of its own tables and of the plugins'. */
export const wirePersonalData = (bind: Bind, plugins: readonly Plugin[], find: <Thing>(token: Token<Thing>) => Thing) => {
  const needs = { lines: PersonalLines, store: PersonalDataRepository, audit: Audit, transaction: Transaction }
  // What a plugin that was taken out has left behind is no matter of ours until it is purged or comes back.
  const known = new Set(tablesOf([...coreMigrations, ...plugins.flatMap(({ migrations = [] }) => migrations)]))
  bind(PersonalLines, () => [...linesOfCore, ...plugins.flatMap(({ personalData: personal = [] }) => personal)], {})
  bind(PersonalDataRepository, makePersonalStore, { db: Db })
  bind(CheckPersonalLines, (given) => makeCheckPersonalLines({ ...given, belongs: (table) => known.has(table) }), {
    lines: PersonalLines,
    store: PersonalDataRepository,
  })
  bind(CollectPersonalData, (given) => makeCollectPersonalData({ ...given, filesOf: find }), {
    ...needs,
    translator: Translator,
    clock: Clock,
  })
  bind(ErasePersonalData, makeErasePersonalData, needs)
  bind(RunRetention, makeRunRetention, { ...needs, clock: Clock })
}
