import { Failure } from '#core/kernel/failure.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { ChangeAudience, DocumentName, FaqAudience } from '../contract/audiences.ts'
import type { Changes, InfoDocument, Questions } from '../contract/info-text.ts'

/** Text in all languages. */
export type ByLanguage<Text> = Readonly<Record<Language, Text>>

/** One wording of a document: its number, and its first day of validity (ISO date). */
export interface Edition {
  readonly version: number
  readonly from: string
  readonly text: ByLanguage<InfoDocument>
}

/** All texts of the pages. */
export interface InfoTexts {
  readonly faq: Readonly<Record<FaqAudience, ByLanguage<Questions>>>
  readonly changes: Readonly<Record<ChangeAudience, ByLanguage<Changes>>>
  /** The newest edition first. */
  readonly documents: Readonly<Record<DocumentName, readonly [Edition, ...Edition[]]>>
}
export const InfoTexts = token<InfoTexts>('info-pages/InfoTexts')

/** The audience or the edition of a document does not exist. */
export class InfoPageNotFound extends Failure('InfoPageNotFound', 'not-found') {}
