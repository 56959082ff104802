import { type ReactNode, useId } from 'react'
import { tagOf } from '#core/kernel/language.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './site-section.module.css'

interface SiteSectionProps {
  /** Kind of the section, for its place in the layout of a theme. */
  readonly kind: string
  /** Heading; `null`: the page's title stands for it. */
  readonly heading: string | null
  /** Icon of the theme beside the heading. */
  readonly icon?: 'news' | 'gallery' | 'contest' | 'youtube'
  /** Link to the whole of what the section begins. */
  readonly more?: { readonly href: string; readonly label: string } | null
  /** On a ground of its own. */
  readonly band?: boolean
  /** Its data are written in Polish alone, which pages in other languages say. */
  readonly inPolish?: boolean
  readonly children: ReactNode
}

/** Section of a facility's web site: heading in the letters of the theme, with its stroke below, and a link to more. */
export const SiteSection = ({ kind, heading, icon, more, band = false, inPolish = false, children }: SiteSectionProps) => {
  const id = useId()
  return (
    <section
      className={css['section']}
      data-section={kind}
      data-band={band || undefined}
      {...(heading !== null && { 'aria-labelledby': id })}
    >
      <div className={css['inside']}>
        {(heading !== null || more) && (
          <div className={css['top']}>
            {heading !== null && (
              <h2 id={id}>
                {icon && <span className={css['icon']} data-icon={icon} aria-hidden />}
                <span className={css['stroke']}>{heading}</span>
              </h2>
            )}
            {more && (
              <a className={css['more']} href={more.href}>
                {more.label}
              </a>
            )}
          </div>
        )}
        {inPolish ? <PolishData>{children}</PolishData> : children}
      </div>
    </section>
  )
}

/** Data that are written in Polish alone: marked for readers and for what reads aloud, on pages in another language. */
const PolishData = ({ children }: { readonly children: ReactNode }) => {
  const t = useT()
  if (useLanguage() === 'pl') return children
  return (
    <>
      <p className={css['note']}>{t('shell.in-polish')}</p>
      <div lang={tagOf.pl} className={css['data']}>
        {children}
      </div>
    </>
  )
}
