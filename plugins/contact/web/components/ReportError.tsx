import type { FacilitySubject } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'

/** Kind of report about a facility: wrong data, with the way to the message form. */
export const ReportError = ({ of }: FillProps<FacilitySubject, object>) => {
  const t = useT()
  const to = useHref()('contact', {}, { dotyczy: of.slug })
  return (
    <section>
      <h2>{t('contact.report')}</h2>
      <p>{t('contact.report.text')}</p>
      <a href={to} rel="nofollow">
        {t('contact.report.go')}
      </a>
    </section>
  )
}
