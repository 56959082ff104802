import { Check } from 'lucide-react'
import { languages, tagOf } from '#core/kernel/language.ts'
import { localizedPath } from '#web/runtime/href.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './choices.module.css'
import { Dialog } from './Dialog.tsx'
import { languageNames } from './language-names.ts'

/** Dialog for the language. Its links get the address of the page from which it is opened (islands/layout-dialogs.ts). */
export const LanguageDialog = () => {
  const t = useT()
  const current = useLanguage()
  return (
    <Dialog id="jezyk" title={t('shell.language')}>
      <ul className={css['choices']}>
        {languages.map((language) => (
          <li key={language}>
            <a
              className={css['choice']}
              href={localizedPath('/', language)}
              hrefLang={tagOf[language]}
              lang={tagOf[language]}
              aria-current={language === current ? 'true' : undefined}
            >
              <span className={css['code']} aria-hidden>
                {language.toUpperCase()}
              </span>
              {languageNames[language]}
              {language === current && <Icon of={Check} />}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
