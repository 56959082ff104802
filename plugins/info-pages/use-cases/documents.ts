import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { changeAudiences, type DocumentName, faqAudiences } from '../contract/audiences.ts'
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

/** Returns the changes for one audience by day, the newest first. */
export const ShowChanges = define('info-pages/ShowChanges', { infoTexts: InfoTexts }, ({ infoTexts }) =>
  Effect.fn('info-pages.show-changes')(function* (_: Actor, input: { readonly audience: string; readonly language: Language }) {
    const audience = changeAudiences.find((one) => one === input.audience)
    if (!audience) return yield* new InfoPageNotFound()
    const days = Object.entries(infoTexts.changes[audience][input.language]).map(([on, changes]) => ({ on, changes }))
    return { audience, days }
  }),
)

/** Returns the questions and answers for one audience. */
export const ShowFaq = define('info-pages/ShowFaq', { infoTexts: InfoTexts }, ({ infoTexts }) =>
  Effect.fn('info-pages.show-faq')(function* (_: Actor, input: { readonly audience: string; readonly language: Language }) {
    const audience = faqAudiences.find((one) => one === input.audience)
    if (!audience) return yield* new InfoPageNotFound()
    const questions = Object.entries(infoTexts.faq[audience][input.language]).map(([id, answer]) => ({ id, ...answer }))
    return { audience, questions }
  }),
)
