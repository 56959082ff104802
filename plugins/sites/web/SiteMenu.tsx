import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import css from './menu.module.css'
import type { MenuLink } from './site.data.ts'

/** Menu of a site: in a row where there is room, else behind a button that needs no script (a popover). */
export const SiteMenu = ({ links }: { readonly links: readonly MenuLink[] }) => {
  const t = useT()
  return (
    <>
      <button type="button" className={css['button']} popoverTarget="menu">
        {t('sites.menu')}
      </button>
      <nav id="menu" popover="auto" className={css['menu']} aria-label={t('sites.menu')}>
        <Links of={links} />
      </nav>
    </>
  )
}

const Links = ({ of: links }: { readonly of: readonly MenuLink[] }) => {
  const href = useHref()
  return (
    <ul>
      {links.map(({ title, path, current, children }) => (
        <li key={path}>
          <a href={href(path)} aria-current={current === 'page' ? 'page' : undefined} data-below={current === 'below' || undefined}>
            {title}
          </a>
          {children.length > 0 && <Links of={children} />}
        </li>
      ))}
    </ul>
  )
}
