import type { Language } from '#core/kernel/language.ts'
import type { Translator } from '#core/ports/translator.ts'
import type { Tag } from '../domain/tag.ts'

const languages: readonly Language[] = ['pl', 'ua', 'en']

/** Returns the texts of a tag that support has made: its name, and the form of it within the sentence that summarizes filters. */
const textsOf = ({ display, names }: Tag, language: Language): Readonly<Record<string, string>> => {
  const name = names?.[language]
  return name === undefined ? {} : { [display]: name, [`${display}.phrase`]: name.charAt(0).toLocaleLowerCase() + name.slice(1) }
}

/** Makes the names of tags that support has made known to the translator of this process, like messages of a catalogue. */
export const defineTagTexts = (translator: Translator, tags: readonly Tag[]): void => {
  for (const language of languages) translator.define(language, Object.assign({}, ...tags.map((tag) => textsOf(tag, language))))
}
