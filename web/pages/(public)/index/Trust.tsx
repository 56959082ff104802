import { CalendarCheck, Landmark, LockKeyhole } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './landing.module.css'

const reasons = [
  ['source', Landmark],
  ['date', CalendarCheck],
  ['quiet', LockKeyhole],
] as const

/** Reasons to trust the data, with a link to its sources. */
export const Trust = () => {
  const t = useT()
  const sources = useHref()('sources')
  return (
    <section aria-labelledby="zaufanie" className={css['section']}>
      <h2 id="zaufanie">{t('landing.trust.title')}</h2>
      <ul className={css['reasons']}>
        {reasons.map(([name, of]) => (
          <li key={name} className={css['reason']}>
            <span className={css['badge']}>
              <Icon of={of} large />
            </span>
            <h3>{t(messageKey('landing.trust', name, 'title'))}</h3>
            <p>{t(messageKey('landing.trust', name, 'text'))}</p>
          </li>
        ))}
      </ul>
      {sources !== undefined && (
        <p>
          <a href={sources}>{t('landing.trust.more')}</a>
        </p>
      )}
    </section>
  )
}
