import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import type { DocumentName } from '../contract/audiences.ts'
import { InfoPageNotFound, InfoTexts } from '../domain/info-texts.port.ts'

interface ShowDocumentInput {
  readonly name: DocumentName
  readonly language: Language
  /** Edition number from the address; default: the newest edition. */
  readonly version?: string | undefined
}

/** Returns the requested, or else the newest, edition of a document, and the list of other editions (features ST-04). */
export const ShowDocument = define('info-pages/ShowDocument', { infoTexts: InfoTexts }, ({ infoTexts }) =>
  Effect.fn('info-pages.show-document')(function* (_: Actor, { name, language, version }: ShowDocumentInput) {
    const editions = infoTexts.documents[name]
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
  }),
)
