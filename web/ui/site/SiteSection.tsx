import { type ReactNode, useId } from 'react'
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
  readonly children: ReactNode
}

/** Section of a facility's web site: heading in the letters of the theme, with its stroke below, and a link to more. */
export const SiteSection = ({ kind, heading, icon, more, band = false, children }: SiteSectionProps) => {
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
        {children}
      </div>
    </section>
  )
}
