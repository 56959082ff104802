/**
 * A paragraph, a list, pairs of a word and what is said of it, or the card of who runs the installation. In texts `[words](route#anchor)`
 * is a link by route name (`faq_audience?audience=rodzic` with its parameters) or to another host; a route that nobody brings leaves the words.
 */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly facts: readonly (readonly [word: string, said: string])[] }
  | { readonly shows: 'operator' }

/** A chapter of a document. */
export interface Chapter {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** A document for reading: what it is for, the same in three sentences, and its chapters under their anchors, in order. */
export interface InfoDocument {
  readonly lead: string
  readonly short: readonly [string, string, string]
  readonly chapters: Readonly<Record<string, Chapter>>
}

/** One question that people ask, and its answer. */
export interface Question {
  readonly question: string
  readonly answer: readonly Block[]
}

/** Questions under their anchors, in order. */
export type Questions = Readonly<Record<string, Question>>

/** What the site can do since then, under a day (ISO date), the newest day first. */
export type Changes = Readonly<Record<string, readonly { readonly title: string; readonly blocks: readonly Block[] }[]>>

/** The shape of a text in another language: the same anchors, as many paragraphs, lines and pairs; only the words are free. */
export type Twin<Text> = Text extends string
  ? string
  : { readonly [Key in keyof Text]: Text[Key] extends 'operator' ? 'operator' : Twin<Text[Key]> }
