import { Languages, Menu, Settings2 } from 'lucide-react'
import { catalogueTypes } from '#web/data/layout.ts'
import { Icon } from '#web/design/Icon.tsx'
import { Mark } from '#web/design/Mark.tsx'
import night from '#web/design/night.module.css'
import { useHere } from '#web/here.ts'
import { useLanguage, useT } from '#web/i18n/words.ts'
import { Slot } from '#web/Slot.tsx'
import { Kept } from '../Kept.tsx'
import css from './navbar.module.css'

/** The top of the page: mark, the two catalogues and the map, a field that a plugin brings (not on the landing page, which has its own), language and looks; below 768 px the links fold into a menu. */
export const Navbar = () => {
  const home = useHere().name === 'landing'
  return <Kept as="header" className={`${night['night']} ${css['navbar']}`} name={`navbar ${home}`} draw={() => <Inside home={home} />} />
}

const Inside = ({ home }: { home: boolean }) => {
  const t = useT()
  const { href, house } = useHere()
  const language = useLanguage()
  const ways = [...catalogueTypes.map((type) => [type, href('catalog_voivodeships', { type })] as const), ['map', href('map')] as const]
  const links = ways.flatMap(([name, to]) =>
    to === undefined
      ? []
      : [
          <li key={name}>
            <a className={css['link']} href={to}>
              {t(`shell.nav.${name}`)}
            </a>
          </li>,
        ],
  )
  return (
    <div className={css['inner']}>
      <a className={css['home']} href={href('/')} aria-current={home ? 'page' : undefined} aria-label={t('shell.home')}>
        <Mark />
        <span>Kredka</span>
      </a>
      {links.length > 0 && (
        <nav aria-label={t('shell.nav')} className={css['nav']}>
          <ul className={css['links']}>{links}</ul>
        </nav>
      )}
      {!home && (
        <div className={css['search']}>
          <Slot name="navbar.search" of={{ parts: house.layout }} />
        </div>
      )}
      <div className={css['tools']}>
        <button
          type="button"
          className={`${css['tool']} ${css['language']}`}
          commandfor="jezyk"
          command="show-modal"
          aria-haspopup="dialog"
          aria-label={t('shell.language.open', { language: t(`shell.language.${language}`) })}
        >
          <Icon of={Languages} />
          <span aria-hidden>{language.toUpperCase()}</span>
        </button>
        <button
          type="button"
          className={css['tool']}
          commandfor="wyglad"
          command="show-modal"
          aria-haspopup="dialog"
          aria-label={t('shell.appearance')}
          title={t('shell.appearance')}
        >
          <Icon of={Settings2} />
        </button>
        {links.length > 0 && (
          <details className={css['menu']}>
            <summary className={css['tool']} aria-label={t('shell.menu')}>
              <Icon of={Menu} />
            </summary>
            <nav aria-label={t('shell.nav')} className={css['folded']}>
              <ul>{links}</ul>
            </nav>
          </details>
        )}
      </div>
    </div>
  )
}
