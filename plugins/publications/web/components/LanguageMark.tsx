import { type Language, tagOf } from '#core/kernel/language.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { languageNames } from '#web/ui/layouts/components/language-names.ts'

/** Says in which language a post is written, in a list of another language. */
export const LanguageMark = ({ of: language }: { readonly of: Language | undefined }) => {
  const page = useLanguage()
  return language === undefined || language === page ? null : <span lang={tagOf[language]}>{languageNames[language]}</span>
}
