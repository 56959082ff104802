import { languages, tagOf } from '#core/kernel/language.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { pluginUis } from '#plugins/ui.gen.ts'
import { catalogueLayout, catalogueTypes } from '#web/data/layout.ts'
import { twin } from '#web/data/href.ts'
import { Mark } from '#web/design/Mark.tsx'
import night from '#web/design/night.module.css'
import { useHere } from '#web/here.ts'
import { useLanguage, useT } from '#web/i18n/words.ts'
import type { FooterGroup, FrameLink } from '#web/plugin-ui.ts'
import { FooterCities } from './FooterCities.tsx'
import css from './footer.module.css'
import { languageNames } from './language-names.ts'

const own: Readonly<Record<FooterGroup, readonly FrameLink[]>> = {
  service: [{ to: 'sources', label: 'shell.footer.sources' }],
  users: [],
}

/** The foot of every page: cities, links, whom to call, and the same page in the other languages. */
export const Footer = ({ path }: { path: string }) => {
  const t = useT()
  const { house, href } = useHere()
  const current = useLanguage()
  const catalogue = catalogueLayout(house)
  const group = (name: FooterGroup) => {
    const links = [...pluginUis.flatMap((ui) => ui.footer?.[name] ?? []), ...own[name]].flatMap(({ to, params, label }) => {
      const at = href(to, params)
      return at === undefined
        ? []
        : [
            <li key={label}>
              <a href={at}>{t(label)}</a>
            </li>,
          ]
    })
    return links.length === 0 ? null : (
      <section className={css['group']}>
        <h2 className={css['title']}>{t(`shell.footer.${name}`)}</h2>
        <ul className={css['links']}>{links}</ul>
      </section>
    )
  }
  return (
    <footer className={`${night['night']} ${css['footer']}`}>
      <div className={css['inner']}>
        {catalogue && (
          <div className={css['cities']}>
            {catalogueTypes.map((type) => (
              <FooterCities key={type} type={type} cities={catalogue[type]} />
            ))}
          </div>
        )}
        <div className={css['groups']}>
          <section className={css['group']}>
            <p className={css['brand']}>
              <Mark />
              Kredka
            </p>
            <p className={css['quiet']}>{t('shell.footer.about')}</p>
          </section>
          <section className={css['group']}>
            <h2 className={css['title']}>{t('shell.footer.contact')}</h2>
            <address className={css['address']}>
              <a className={css['phone']} href={`tel:${house.supportPhone}`}>
                {groupedPhone(house.supportPhone)}
              </a>
              <span className={css['quiet']}>{t('shell.footer.hours')}</span>
            </address>
          </section>
          {group('users')}
          {group('service')}
        </div>
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
