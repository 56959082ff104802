/**
 * A paragraph, a list, pairs of a term and its description, the card of the operator, or what plugins say of those who
 * receive data. In texts
 * `[label](route#anchor)` is a link by route name (`faq_audience?audience=rodzic` with its parameters) or to another
 * host; without the route only the label appears.
 */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly facts: readonly (readonly [term: string, description: string])[] }
  | { readonly card: 'operator' | 'recipients' }

/** Chapter of a document. */
export interface Chapter {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** Document: its purpose, a summary in three sentences, and its chapters by anchor, in order. */
export interface InfoDocument {
  readonly lead: string
  readonly short: readonly [string, string, string]
  readonly chapters: Readonly<Record<string, Chapter>>
}

/** Question and its answer. */
export interface Question {
  readonly question: string
  readonly answer: readonly Block[]
}

/** Questions by anchor, in order. */
export type Questions = Readonly<Record<string, Question>>

/** New features by day (ISO date), the newest day first. */
export type Changes = Readonly<Record<string, readonly { readonly title: string; readonly blocks: readonly Block[] }[]>>

/** Type of a text in another language: the same anchors and numbers of paragraphs, lines and pairs; only the strings differ. */
export type Translation<Text> = Text extends string
  ? string
  : { readonly [Key in keyof Text]: Text[Key] extends 'operator' | 'recipients' ? Text[Key] : Translation<Text[Key]> }
