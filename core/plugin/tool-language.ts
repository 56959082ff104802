import { Schema } from 'effect'
import { type Language, languages, tagOf } from '#core/kernel/language.ts'

/** Member of a tool's input: the language of names and explanations. */
export const toolLanguage = {
  language: Schema.optional(
    Schema.Literals(['pl', 'uk', 'en']).annotate({
      description: 'Language of names and explanations; pl by default. Texts of facilities are never translated.',
    }),
  ),
}

/** Returns the language that an input names by its tag, Polish by default. */
export const languageOf = ({ language }: { readonly language?: string | undefined }): Language =>
  languages.find((one) => tagOf[one] === language) ?? 'pl'
