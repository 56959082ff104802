import { Menu } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { navbarSearchSlot, navbarToolSlot } from '#web/runtime/slots.ts'
import dark from '#web/ui/primitives/dark-surface.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Logo } from '#web/ui/primitives/Logo.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import { CachedLayoutFragment } from '../CachedLayoutFragment.tsx'
import { navbarLinks } from '../navbar-links.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { LayoutTools } from './LayoutTools.tsx'
import css from './navbar.module.css'

/**
 * Navigation bar: logo, links to the catalogues and the map, the search field of a plugin (not on the landing and results pages,
 * which have their own), language, appearance and account. Below 1024 px, or 1280 px with larger fonts, the links move into a menu.
 */
export const Navbar = () => {
  const { name } = usePage()
  const home = name === 'landing'
  const hasOwnSearch = home || name === 'search'
  return (
    <header className={`${dark['surface']} ${css['navbar']}`}>
      <div className={css['inner']}>
        <CachedLayoutFragment
          as="div"
          className={css['rest']}
          name={`navbar ${home} ${hasOwnSearch}`}
          render={() => <NavbarContent home={home} hasOwnSearch={hasOwnSearch} />}
        />
      </div>
    </header>
  )
}

const NavbarContent = ({ home, hasOwnSearch }: { home: boolean; hasOwnSearch: boolean }) => {
  const t = useT()
  const { href, context } = usePage()
  const linksOf = (screen: 'wide' | 'narrow') =>
    navbarLinks(href, t, screen).map(({ name, href: to, label }) => (
      <li key={name}>
        <a className={css['link']} href={to}>
          {label}
        </a>
      </li>
    ))
  const links = linksOf('wide')
  const login = href('login')
  const register = href('register')
  const appearance = t('shell.appearance')
  return (
    <>
      <a className={css['home']} href={href('/')} aria-current={home ? 'page' : undefined} aria-label={t('shell.home')}>
        <Logo />
        <span>Kredka</span>
      </a>
      {links.length > 0 && (
        <nav aria-label={t('shell.nav')} className={css['nav']}>
          <ul className={css['links']}>{links}</ul>
        </nav>
      )}
      {!hasOwnSearch && (
        <div className={css['search']}>
          <Slot slot={navbarSearchSlot} of={{ parts: context.layout }} />
        </div>
      )}
      <div className={css['tools']}>
        <Slot slot={navbarToolSlot} of={{ parts: context.layout }} />
        <LayoutTools />
        <AccountLinks />
        {(links.length > 0 || login !== undefined) && (
          <details className={css['menu']}>
            <summary className={css['tool']} aria-label={t('shell.menu')}>
              <Icon of={Menu} />
            </summary>
            <nav aria-label={t('shell.nav')} className={css['folded']}>
              <ul>
                {linksOf('narrow')}
                {login !== undefined && (
                  <>
                    <li className={css['anonymous']}>
                      <a className={css['link']} href={login}>
                        {t('shell.account.login')}
                      </a>
                    </li>
                    {register !== undefined && (
                      <li className={css['anonymous']}>
                        <a className={css['link']} href={register}>
                          {t('shell.account.register')}
                        </a>
                      </li>
                    )}
                    <li className={css['narrow']}>
                      <button type="button" className={css['link']} data-dialog="wyglad" aria-haspopup="dialog">
                        {appearance}
                      </button>
                    </li>
                  </>
                )}
              </ul>
            </nav>
          </details>
        )}
      </div>
    </>
  )
}
