import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { DocumentName } from '../contract/audiences.ts'
import { type Book, InfoPageNotFound } from '../domain/book.port.ts'

interface Asked {
  readonly name: DocumentName
  readonly language: Language
  /** A number as the address has it; the newest edition where it is silent. */
  readonly version?: string | undefined
}

/** A document in its newest edition or the one asked for, and which other editions there are (features ST-04). */
export const makeShowDocument = ({ book }: { readonly book: Book }) =>
  Effect.fn('info-pages.show-document')(function* (_: Actor, { name, language, version }: Asked) {
    const editions = book.documents[name]
    const edition = version === undefined ? editions[0] : editions.find((one) => String(one.version) === version)
    if (!edition) return yield* new InfoPageNotFound()
    const { lead, short, chapters } = edition.text[language]
    return {
      name,
      version: edition.version,
      from: edition.from,
      newest: edition === editions[0],
      others: editions.filter((one) => one !== edition).map(({ version, from }) => ({ version, from })),
      lead,
      short,
      chapters: Object.entries(chapters).map(([id, chapter]) => ({ id, ...chapter })),
    }
  })

export type ShowDocument = ReturnType<typeof makeShowDocument>
export const ShowDocument = token<ShowDocument>('info-pages/ShowDocument')
