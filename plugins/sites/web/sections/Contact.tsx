import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import { addressLines } from '../facility-texts.ts'
import type { SectionProps } from '../site.data.ts'
import { useDirectory } from '../use-directory.ts'
import css from './sections.module.css'

/** Address and the way there; telephone and e-mail are on the contact page of the profile, where robots do not collect them. */
export const Contact = ({ site, heading }: SectionProps) => {
  const t = useT()
  const directory = useDirectory()
  const { slug, name, latitude, longitude, location_precision } = site.facility
  const contact = directory('facility_contact', { facility: slug })
  const hasPoint = latitude !== null && longitude !== null && location_precision === 'exact'
  return (
    <SiteSection kind="contact" heading={heading === '' ? t('sites.contact.title') : heading}>
      <div className={css['contact']}>
        <address>
          <strong>{name}</strong>
          {addressLines(site).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className={css['ways']}>
          {contact !== undefined && (
            <a className={css['button']} href={contact}>
              {t('sites.contact.reveal')}
            </a>
          )}
          {hasPoint && (
            <a
              href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
              rel="noopener noreferrer"
            >
              {t('sites.contact.map')}
            </a>
          )}
        </p>
      </div>
    </SiteSection>
  )
}
