import { Failure } from '#core/kernel/failure.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { ChangeAudience, DocumentName, FaqAudience } from '../contract/audiences.ts'
import type { Changes, InfoDocument, Questions } from '../contract/info-text.ts'

/** A text in all languages. */
export type InLanguages<Text> = Readonly<Record<Language, Text>>

/** One wording of a document: its number, and the day from which it holds (ISO date). */
export interface Edition {
  readonly version: number
  readonly from: string
  readonly text: InLanguages<InfoDocument>
}

/** All that the pages say. */
export interface Book {
  readonly faq: Readonly<Record<FaqAudience, InLanguages<Questions>>>
  readonly changes: Readonly<Record<ChangeAudience, InLanguages<Changes>>>
  /** The newest edition first. */
  readonly documents: Readonly<Record<DocumentName, readonly [Edition, ...Edition[]]>>
}
export const Book = token<Book>('info-pages/Book')

/** No such audience, and no such edition of a document. */
export class InfoPageNotFound extends Failure('InfoPageNotFound', 'not-found') {}
