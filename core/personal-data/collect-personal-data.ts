import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Language } from '#core/kernel/language.ts'
import type { Token } from '#core/kernel/token.ts'
import { token } from '#core/kernel/token.ts'
import type { ZipBody } from '#core/plugin/body-types.ts'
import { type Person, type PersonalDataDeclaration, type PersonalFiles, personalTables } from '#core/plugin/personal-data.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { PersonalDataRepository } from '#core/ports/personal-data-repository.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Translator } from '#core/ports/translator.ts'
import { type CollectedTable, readmeOf } from './readme.ts'
import { requireOwnData } from './require-own-data.ts'

/** Person, and the language of the export's README. */
export type CollectInput = Person & { readonly language: Language }

interface Dependencies {
  readonly declarations: readonly PersonalDataDeclaration[]
  readonly repository: PersonalDataRepository
  readonly filesOf: (token: Token<PersonalFiles>) => PersonalFiles
  readonly translator: Translator
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

const encoder = new TextEncoder()

/**
 * Exports all data about a person, consistent at one moment: a JSON file for each table with rows, files, and a README
 * (GDPR art. 15 and 20).
 */
export const makeCollectPersonalData = ({ declarations, repository, filesOf, translator, audit, clock, transaction }: Dependencies) =>
  Effect.fn('personal-data.collect')(function* (actor: Actor, { language, ...person }: CollectInput) {
    yield* requireOwnData(actor, person.accountId)
    return yield* transaction(
      Effect.gen(function* () {
        const collected: CollectedTable[] = []
        const members: ZipBody[number][] = []
        for (const declaration of personalTables(declarations)) {
          if ('exempt' in declaration.export) continue
          const { as, explanation, files } = declaration.export
          const rows = yield* repository.rowsOf(declaration, person)
          const brought = files ? yield* filesOf(files)(person) : []
          if (rows.length) members.push({ path: `${as}.json`, bytes: encoder.encode(`${JSON.stringify(rows, null, 2)}\n`) })
          for (const { path, bytes } of brought) members.push({ path: `${as}/${path}`, bytes })
          collected.push({ as, explanation, rows: rows.length, files: brought.length })
        }
        yield* audit.record({ actor, action: 'personal-data.collected', subject: person.accountId })
        const readme = readmeOf({ collected, email: person.email, at: clock.now(), language, t: translator.for(language) })
        return [{ path: 'README.txt', bytes: encoder.encode(readme) }, ...members]
      }),
    )
  })
export type CollectPersonalData = ReturnType<typeof makeCollectPersonalData>
export const CollectPersonalData = token<CollectPersonalData>('core/CollectPersonalData')
