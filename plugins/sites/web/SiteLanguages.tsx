import { tagOf } from '#core/kernel/language.ts'
import { localizedPath } from '#web/runtime/href.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { languageNames } from '#web/ui/layouts/components/language-names.ts'
import head from './head.module.css'
import type { ShownSite, SiteView } from './site.data.ts'

interface SiteLanguagesProps {
  readonly of: ShownSite
  /** Page that is shown. */
  readonly view: SiteView | null
}

/** Languages of a site: each leads to the same page, or to the main one where that is not written in it. */
export const SiteLanguages = ({ of: { languages }, view }: SiteLanguagesProps) => {
  const t = useT()
  const shown = useLanguage()
  return (
    <nav className={head['languages']} aria-label={t('sites.languages')}>
      <ul className={head['languageList']}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={localizedPath(view?.languages.includes(language) ? view.path : '/', language)}
              hrefLang={tagOf[language]}
              lang={tagOf[language]}
              aria-label={languageNames[language]}
              aria-current={language === shown ? 'true' : undefined}
            >
              {language.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
