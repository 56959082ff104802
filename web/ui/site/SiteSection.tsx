import { type ReactNode, useId } from 'react'
import { tagOf } from '#core/kernel/language.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './site-section.module.css'
import { ThemedComponent } from './ThemedComponent.tsx'
import { type ThemeSection, themeSection } from './theme-slots.ts'

interface SiteSectionProps extends ThemeSection {
  /** Its data are written in Polish alone, which pages in other languages say. */
  readonly inPolish?: boolean
}

/** Section of a facility's web site, as its theme draws it. */
export const SiteSection = ({ inPolish = false, children, ...section }: SiteSectionProps) => (
  <ThemedComponent
    slot={themeSection}
    of={{ ...section, children: inPolish ? <PolishData>{children}</PolishData> : children }}
    usual={UsualSection}
  />
)

/** Heading in the letters of the theme, with its stroke below, and a link to more. */
const UsualSection = ({ of: { kind, heading, icon, more, band = false, children } }: { readonly of: ThemeSection }) => {
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
