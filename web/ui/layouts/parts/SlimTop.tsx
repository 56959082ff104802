import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Logo } from '#web/ui/primitives/Logo.tsx'
import dark from '#web/ui/primitives/dark-surface.module.css'
import { AccountLinks } from './AccountLinks.tsx'
import css from './navbar.module.css'

/** Top of an area without the navigation of the site: the logo and the account. */
export const SlimTop = () => {
  const t = useT()
  return (
    <header className={`${dark['surface']} ${css['navbar']}`}>
      <div className={css['inner']}>
        <a className={css['home']} href={useHref()('/')} aria-label={t('shell.home')}>
          <Logo />
          <span>Kredka</span>
        </a>
        <div className={css['tools']}>
          <AccountLinks />
        </div>
      </div>
    </header>
  )
}
