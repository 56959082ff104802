import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import type { SectionProps } from '../site.data.ts'
import { useDirectory } from '../use-directory.ts'
import { PolishLine } from './PolishLine.tsx'
import css from './sections.module.css'

/** State of recruitment while it is open, in the facility's own words, with the way to apply in the directory. */
export const Recruitment = ({ site: { facts, facility }, heading }: SectionProps) => {
  const t = useT()
  const directory = useDirectory()
  const { recruiting, recruitment_text: text } = facts
  if (!facility.active || (!recruiting && !text)) return null
  const apply = recruiting?.value ? directory('facility_application_form', { slug: facility.slug }) : undefined
  return (
    <SiteSection kind="recruitment" heading={heading === '' ? t('facility-profile.recruitment') : heading} band>
      <div className={css['text']}>
        {recruiting && <p className={css['strong']}>{t(recruiting.value ? 'sites.recruitment.on' : 'sites.recruitment.off')}</p>}
        {text && <PolishLine text={text.value} />}
        {apply !== undefined && (
          <p>
            <a className={css['button']} href={apply}>
              {t('sites.welcome.apply')}
            </a>
          </p>
        )}
      </div>
    </SiteSection>
  )
}
