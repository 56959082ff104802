import { ArrowLeft } from 'lucide-react'
import { catalogueTypes } from '#web/runtime/catalogue-layout.ts'
import type { Href } from '#web/runtime/href.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './back-link.module.css'

/** Beginnings of the addresses of all pages that list facilities, for scripts that lead back to the one a visitor came from. */
const listsOf = (href: Href) =>
  [...['map', 'search', 'favourites', 'compare'].map((name) => href(name)), ...catalogueTypes.map((type) => href(`/${type}`))]
    .filter((path) => path !== undefined)
    .join(' ')

/** Link back to the last list among the breadcrumbs, before them; a landmark, as it stands outside of `main`. */
export const BackLink = () => {
  const t = useT()
  const { href, backLink, crumbs } = usePage()
  const to = backLink ? crumbs.findLast((crumb) => crumb.href !== undefined)?.href : undefined
  return to === undefined ? null : (
    <nav className={css['way']} aria-label={t('shell.back')} data-back data-lists={listsOf(href)}>
      <a className={css['back']} href={to}>
        <Icon of={ArrowLeft} />
        {t('shell.back.list')}
      </a>
    </nav>
  )
}
