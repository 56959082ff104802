import type { ReactNode } from 'react'
import button from '#web/runtime/islands/button.module.css'
import css from '../app.module.css'

interface SectionProps {
  readonly name: string
  readonly title: string
  readonly lead: string
  /** Renders the form collapsed under this label. */
  readonly open?: string
  readonly children: ReactNode
}

/** Section of an account page: heading and explanation beside a form. */
export const Section = ({ name, title, lead, open, children }: SectionProps) => (
  <section className={css['section']} aria-labelledby={`sekcja-${name}`}>
    <div>
      <h2 id={`sekcja-${name}`}>{title}</h2>
      <p className={css['lead']}>{lead}</p>
    </div>
    {open === undefined ? (
      <div className={css['forms']}>{children}</div>
    ) : (
      <details className={css['folded']}>
        <summary className={`${button['button']} ${button['outline']}`}>{open}</summary>
        <div className={css['forms']}>{children}</div>
      </details>
    )}
  </section>
)
