import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import { type Person, type PersonalFiles, type PersonalDataDeclaration, personalTables } from '#core/plugin/personal.ts'
import type { ZipBody } from '#core/plugin/row-kinds.ts'
import type { Token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { PersonalDataRepository } from '#core/ports/personal-store.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Translator } from '#core/ports/translator.ts'
import { mustBeOwn } from './own-data.ts'
import { type CollectedTable, readmeOf } from './readme.ts'

/** The person, and the language in which the export explains itself. */
export type CollectInput = Person & { readonly language: Language }

interface Dependencies {
  readonly lines: readonly PersonalDataDeclaration[]
  readonly store: PersonalDataRepository
  readonly filesOf: (reader: Token<PersonalFiles>) => PersonalFiles
  readonly translator: Translator
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

const encoder = new TextEncoder()

/** All that is kept about a person, as one moment saw it: a JSON file for each table with rows, files, and a text that explains them (GDPR art. 15 and 20). */
export const makeCollectPersonalData = ({ lines, store, filesOf, translator, audit, clock, transaction }: Dependencies) =>
  Effect.fn('personal-data.collect')(function* (actor: Actor, { language, ...person }: CollectInput) {
    yield* mustBeOwn(actor, person.accountId)
    return yield* transaction(
      Effect.gen(function* () {
        const collected: CollectedTable[] = []
        const members: ZipBody[number][] = []
        for (const line of personalTables(lines)) {
          if ('exempt' in line.export) continue
          const { as, explanation: told, files } = line.export
          const rows = yield* store.rowsOf(line, person)
          const brought = files ? yield* filesOf(files)(person) : []
          if (rows.length) members.push({ path: `${as}.json`, bytes: encoder.encode(`${JSON.stringify(rows, null, 2)}\n`) })
          for (const { path, bytes } of brought) members.push({ path: `${as}/${path}`, bytes })
          collected.push({ as, explanation: told, rows: rows.length, files: brought.length })
        }
        yield* audit.note({ actor, action: 'personal-data.collected', subject: person.accountId })
        const readme = readmeOf({ collected, email: person.email, at: clock.now(), language, t: translator.for(language) })
        return [{ path: 'README.txt', bytes: encoder.encode(readme) }, ...members]
      }),
    )
  })
export type CollectPersonalData = ReturnType<typeof makeCollectPersonalData>
export const CollectPersonalData = token<CollectPersonalData>('core/CollectPersonalData')
