import { ChevronRight } from 'lucide-react'
import { factDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { ShownLine } from '#web/runtime/today.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { pictures } from './pictures.ts'
import css from './today.module.css'

/** Lines of a start page, one below the other: each is one link. */
export const LineList = ({ lines }: { readonly lines: readonly ShownLine[] }) => {
  const t = useT()
  const language = useLanguage()
  return (
    <ul className={css['lines']}>
      {lines.map(({ title, text, href, picture, since, isUrgent }) => (
        <li key={`${href} ${text}`}>
          <a className={css['line']} href={href}>
            <span className={css['picture']} data-urgent={isUrgent === true || undefined}>
              <Icon of={pictures[picture]} />
            </span>
            <span className={css['words']}>
              <span className={css['text']}>{title ?? text}</span>
              {title !== undefined && <span>{text}</span>}
              {typeof since === 'string' && (
                <span className={css['since']}>{t('shell.today.since', { day: factDay(since, language) })}</span>
              )}
            </span>
            {isUrgent && <Badge tone="bad">{t('shell.today.urgent')}</Badge>}
            <Icon of={ChevronRight} look={css['sign']} />
          </a>
        </li>
      ))}
    </ul>
  )
}
