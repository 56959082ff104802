import type { ReactNode } from 'react'
import { useTranslation } from '#web/app-kit/i18n.ts'
import button from '#web/runtime/islands/button.module.css'
import css from './profile.module.css'

interface SectionProps {
  /** Part of the message keys `accounts.own.PAGE.NAME.title` and `.lead`. */
  readonly name: string
  readonly page?: 'profile' | 'security'
  readonly values?: Readonly<Record<string, string>>
  /** Renders the form collapsed; the message `….open` labels the toggle. */
  readonly folded?: true
  readonly children: ReactNode
}

/** Section of an account page: heading and explanation beside a form. */
export const Section = ({ name, page = 'profile', values, folded, children }: SectionProps) => {
  const { t } = useTranslation('accounts.own')
  const messageKey = `${page}.${name}`
  return (
    <section className={css['section']} aria-labelledby={`sekcja-${name}`}>
      <div>
        <h2 id={`sekcja-${name}`}>{t(`${messageKey}.title`)}</h2>
        <p className={css['lead']}>{t(`${messageKey}.lead`, { ...values })}</p>
      </div>
      {folded ? (
        <details className={css['folded']}>
          <summary className={`${button['button']} ${button['outline']}`}>{t(`${messageKey}.open`)}</summary>
          <div className={css['forms']}>{children}</div>
        </details>
      ) : (
        <div className={css['forms']}>{children}</div>
      )}
    </section>
  )
}
