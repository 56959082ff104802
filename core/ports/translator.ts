import type { Language } from '#core/kernel/language.ts'
import type { MessageKey } from '#core/kernel/message-key.ts'
import { token } from '#core/kernel/token.ts'

/** Texts of one language by message key: i18next JSON v4, flat keys with dots. */
export type Messages = Readonly<Record<string, string>>

/** Translates a message key; `count` chooses the plural form, other members fill `{{name}}`. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, unknown>> & { readonly count?: number }) => string

/**
 * Engine of translation for the library that binds it to components; the adapter declares its members, so that this file
 * knows no package.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface TranslationEngine {}

/** All messages of the platform and its plugins. */
export interface Translator {
  for(language: Language): Translate
  /** Returns the engine of a language, which translates as `for` does. */
  engine(language: Language): TranslationEngine
  /** Returns the messages whose keys begin with one of the prefixes and a dot, for islands; `*.audited` is that of every owner. */
  pick(language: Language, prefixes: readonly string[]): Messages
  has(language: Language, key: string): boolean
  /** Adds texts that are data, such as the names of tags that support makes, to those of this process; known ones are replaced. */
  define(language: Language, texts: Messages): void
}
export const Translator = token<Translator>('core/Translator')
