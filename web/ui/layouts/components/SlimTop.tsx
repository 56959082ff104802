import { CircleQuestionMark } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import dark from '#web/ui/primitives/dark-surface.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Logo } from '#web/ui/primitives/Logo.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { LayoutTools } from './LayoutTools.tsx'
import css from './navbar.module.css'

/**
 * Top of an area without the navigation of the site: the way to the home page, help, language, appearance, and the
 * account where there is one.
 */
export const SlimTop = ({ withAccount = false }: { readonly withAccount?: boolean }) => {
  const t = useT()
  const href = useHref()
  const help = href('contact')
  return (
    <header className={`${dark['surface']} ${css['navbar']}`}>
      <div className={css['inner']}>
        <a className={css['home']} href={href('/')} aria-label={t('shell.home')}>
          <Logo />
          <span>Kredka</span>
        </a>
        <div className={css['tools']}>
          {help !== undefined && (
            <a className={css['tool']} href={help}>
              <Icon of={CircleQuestionMark} />
              <span className={css['word']}>{t('shell.help')}</span>
            </a>
          )}
          <LayoutTools />
          {withAccount && <AccountLinks />}
        </div>
      </div>
    </header>
  )
}
