import { languages, tagOf } from '#core/kernel/language.ts'
import { catalogueLayout, catalogueTypes } from '#web/runtime/catalogue-layout.ts'
import { localizedPath } from '#web/runtime/href.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import dark from '#web/ui/primitives/dark-surface.module.css'
import { CachedLayoutFragment } from '../CachedLayoutFragment.tsx'
import { FooterCities } from './FooterCities.tsx'
import { FooterGroups } from './FooterGroups.tsx'
import css from './footer.module.css'
import { languageNames } from './language-names.ts'

/**
 * Footer: cities, links, contact, and the same page in the other languages; of a page without the navigation of the
 * site only the languages.
 */
export const Footer = ({ path }: { path: string }) => {
  const current = useLanguage()
  const { context, slim } = usePage()
  const catalogue = slim ? undefined : catalogueLayout(context)
  return (
    <footer className={`${dark['surface']} ${css['footer']}`}>
      <div className={css['inner']}>
        {catalogue && (
          <CachedLayoutFragment
            as="div"
            className={css['cities']}
            name="cities"
            render={() => (
              <>
                {catalogueTypes.map((type) => (
                  <FooterCities key={type} type={type} cities={catalogue[type]} />
                ))}
              </>
            )}
          />
        )}
        {!slim && <CachedLayoutFragment as="div" className={css['groups']} name="groups" render={() => <FooterGroups />} />}
        <p className={css['alternates']}>
          {languages
            .filter((language) => language !== current)
            .map((language) => (
              <a key={language} href={localizedPath(path, language)} hrefLang={tagOf[language]} lang={tagOf[language]}>
                {languageNames[language]}
              </a>
            ))}
        </p>
      </div>
    </footer>
  )
}
