import { languages, tagOf } from '#core/kernel/language.ts'
import { catalogueLayout, catalogueTypes } from '#web/data/layout.ts'
import { twin } from '#web/data/href.ts'
import night from '#web/design/night.module.css'
import { usePage } from '#web/here.ts'
import { useLanguage } from '#web/i18n/words.ts'
import { Kept } from '../Kept.tsx'
import { FooterCities } from './FooterCities.tsx'
import { FooterGroups } from './FooterGroups.tsx'
import css from './footer.module.css'
import { languageNames } from './language-names.ts'

/** The foot of every page: cities, links, whom to call, and the same page in the other languages. */
export const Footer = ({ path }: { path: string }) => {
  const current = useLanguage()
  const catalogue = catalogueLayout(usePage().context)
  return (
    <footer className={`${night['night']} ${css['footer']}`}>
      <div className={css['inner']}>
        {catalogue && (
          <Kept
            as="div"
            className={css['cities']}
            name="cities"
            draw={() => (
              <>
                {catalogueTypes.map((type) => (
                  <FooterCities key={type} type={type} cities={catalogue[type]} />
                ))}
              </>
            )}
          />
        )}
        <Kept as="div" className={css['groups']} name="groups" draw={() => <FooterGroups />} />
        <p className={css['twins']}>
          {languages
            .filter((language) => language !== current)
            .map((language) => (
              <a key={language} href={twin(path, language)} hrefLang={tagOf[language]} lang={tagOf[language]}>
                {languageNames[language]}
              </a>
            ))}
        </p>
      </div>
    </footer>
  )
}
