import { ArrowLeft } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './back-link.module.css'

/** Link back before the breadcrumbs: to the map, or to the last list among the breadcrumbs; a landmark, as it stands outside of `main`. */
export const BackLink = () => {
  const t = useT()
  const { href, backLink, crumbs } = usePage()
  const to = backLink === 'map' ? href('map') : backLink === 'list' ? crumbs.findLast((crumb) => crumb.href !== undefined)?.href : undefined
  return to === undefined || backLink === undefined ? null : (
    <nav className={css['way']} aria-label={t('shell.back')} data-back={backLink}>
      <a className={css['back']} href={to}>
        <Icon of={ArrowLeft} />
        {t(messageKey('shell.back', backLink))}
      </a>
    </nav>
  )
}
