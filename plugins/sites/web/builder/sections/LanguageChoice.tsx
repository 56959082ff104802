import { languages } from '#core/kernel/language.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { languageNames } from '#web/ui/layouts/components/language-names.ts'
import { isWritten, languagesOf } from '../../../contract/translation.ts'
import { useBuilder } from '../state/builder-context.ts'
import css from './sections.module.css'

/** Choice of the language in which titles and texts are written, and whether visitors see the open page in it. */
export const LanguageChoice = () => {
  const t = useT()
  const { draft, page, language, setLanguage } = useBuilder()
  const isShown = isWritten(page, language) && languagesOf(draft.content).includes(language)
  return (
    <div className={css['language']}>
      <fieldset aria-label={t('sites.builder.language')}>
        {languages.map((one) => (
          <button key={one} type="button" aria-pressed={one === language} onClick={() => setLanguage(one)}>
            {languageNames[one]}
          </button>
        ))}
      </fieldset>
      {language !== 'pl' && (
        <p className={isShown ? css['hint'] : css['warning']} role="status">
          {t(isShown ? 'sites.builder.language.shown' : 'sites.builder.language.unfinished')}
        </p>
      )}
    </div>
  )
}
