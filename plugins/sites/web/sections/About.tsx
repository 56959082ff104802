import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import type { SectionProps } from '../site.data.ts'
import css from './sections.module.css'

/** The facility about itself; on the main page the first paragraph alone. */
export const About = ({ site: { facts }, view, section: { more }, heading }: SectionProps) => {
  const t = useT()
  const paragraphs = (facts.description?.value ?? '').split(/\n\s*\n/).filter((text) => text.trim() !== '')
  const shown = view.isMain && more !== null ? paragraphs.slice(0, 1) : paragraphs
  if (shown.length === 0) return null
  return (
    <SiteSection
      kind="about"
      inPolish
      heading={heading === '' ? t('sites.about.title') : heading}
      more={more === null ? null : { href: more.href, label: t('sites.about.more') }}
      band={view.isMain}
    >
      <div className={css['text']}>
        {shown.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </SiteSection>
  )
}
