import type { Language } from '#core/kernel/language.ts'
import type { Translate, Translator } from '#core/ports/translator.ts'
import type { Tag } from '../domain/tag.ts'

const languages: readonly Language[] = ['pl', 'ua', 'en']

/** Returns the texts of a tag that support has made: its name, and its forms within the sentence that summarizes filters. */
const textsOf = ({ display, names }: Tag, language: Language, t: Translate): Readonly<Record<string, string>> => {
  const name = names?.[language]
  if (name === undefined) return {}
  const phrase = name.charAt(0).toLocaleLowerCase() + name.slice(1)
  return { [display]: name, [`${display}.phrase`]: phrase, [`${display}.exclusion`]: t('tags.excluded', { name: phrase }) }
}

/** Makes the names of tags that support has made known to the translator of this process, like messages of a catalogue. */
export const defineTagTexts = (translator: Translator, tags: readonly Tag[]): void => {
  for (const language of languages)
    translator.define(language, Object.assign({}, ...tags.map((tag) => textsOf(tag, language, translator.for(language)))))
}
