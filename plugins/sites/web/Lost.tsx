import { tagOf } from '#core/kernel/language.ts'
import { localizedPath } from '#web/runtime/href.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { languageNames } from '#web/ui/layouts/components/language-names.ts'
import css from './lost.module.css'
import type { ShownSite, SitePageView } from './site.data.ts'

interface LostProps {
  readonly site: ShownSite | null
  readonly drawing: string | undefined
  /** Languages in which it is found. */
  readonly elsewhere: SitePageView['elsewhere']
}

/** Page in place of a site or a page that does not exist, or not in this language, with links to others. */
export const Lost = ({ site, drawing, elsewhere = [] }: LostProps) => {
  const t = useT()
  const { context } = usePage()
  const reason = site === null ? 'site' : elsewhere.length > 0 ? 'language' : 'page'
  return (
    <div className={css['lost']}>
      {drawing !== undefined && <img src={drawing} alt="" width="440" height="400" />}
      <div>
        {reason === 'site' ? (
          <>
            <h1>{t('sites.lost.site')}</h1>
            <p>{t('sites.lost.site.text')}</p>
            <p>
              <a className={css['way']} href={context.publicUrl}>
                {t('sites.lost.directory')}
              </a>
            </p>
          </>
        ) : reason === 'language' ? (
          <>
            <h1>{t('sites.lost.language')}</h1>
            <p>{t('sites.lost.language.text')}</p>
            <ul className={css['languages']}>
              {elsewhere.map(({ language, path }) => (
                <li key={language}>
                  <a className={css['way']} href={localizedPath(path, language)} lang={tagOf[language]} hrefLang={tagOf[language]}>
                    {languageNames[language]}
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <h1>{t('sites.lost.page')}</h1>
            <p>{t('sites.lost.page.text')}</p>
            <p>
              <a className={css['way']} href={localizedPath('/', context.language)}>
                {t('sites.lost.home')}
              </a>
            </p>
          </>
        )}
      </div>
    </div>
  )
}
