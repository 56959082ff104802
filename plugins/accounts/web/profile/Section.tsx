import type { ReactNode } from 'react'
import button from '#web/design/button.module.css'
import { useT } from '#web/i18n/words.ts'
import css from './profile.module.css'

interface Told {
  /** Its words are `accounts.own.profile.NAME.title` and `.lead`, those of another page under that page's name. */
  readonly name: string
  readonly page?: 'profile' | 'security'
  readonly values?: Readonly<Record<string, string>>
  /** What opens it, where it is seldom wanted: `….open`. */
  readonly folded?: true
  readonly children: ReactNode
}

/** One matter of the account: its heading and what it is about beside, the form next to them. */
export const Section = ({ name, page = 'profile', values, folded, children }: Told) => {
  const t = useT()
  const words = `accounts.own.${page}.${name}`
  return (
    <section className={css['section']} aria-labelledby={`sekcja-${name}`}>
      <div>
        <h2 id={`sekcja-${name}`}>{t(`${words}.title`)}</h2>
        <p className={css['lead']}>{t(`${words}.lead`, values)}</p>
      </div>
      {folded ? (
        <details className={css['folded']}>
          <summary className={`${button['button']} ${button['outline']}`}>{t(`${words}.open`)}</summary>
          <div className={css['forms']}>{children}</div>
        </details>
      ) : (
        <div className={css['forms']}>{children}</div>
      )}
    </section>
  )
}
