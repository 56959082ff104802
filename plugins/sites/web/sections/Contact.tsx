import { groupedPhone } from '#core/kernel/phone.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import { revealPathOf } from '../../contract/contact.ts'
import { addressLines } from '../facility-texts.ts'
import type { SectionProps, ShownSite } from '../site.data.ts'
import css from './sections.module.css'

/** Address and the way there, with telephone and e-mail at once or after a press, as the owner has decided. */
export const Contact = ({ site, view, section, heading }: SectionProps) => {
  const t = useT()
  const href = useHref()
  const { name, latitude, longitude, location_precision } = site.facility
  const hasPoint = latitude !== null && longitude !== null && location_precision === 'exact'
  const isOpen = section.contact === 'shown' || view.isRevealed
  return (
    <SiteSection kind="contact" heading={heading === '' ? t('sites.contact.title') : heading}>
      <div className={css['contact']} id={`kontakt-${section.id}`}>
        <address>
          <strong>{name}</strong>
          {addressLines(site).map((line) => (
            <span key={line}>{line}</span>
          ))}
          {isOpen && site.contact !== null && <Numbers of={site.contact} />}
        </address>
        <p className={css['ways']}>
          {!isOpen && site.hasContact && (
            <a className={css['button']} href={`${href(revealPathOf(view.path))}#kontakt-${section.id}`} rel="nofollow">
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

const Numbers = ({ of: { phones, email } }: { readonly of: NonNullable<ShownSite['contact']> }) => {
  const t = useT()
  return (
    <span className={css['numbers']}>
      {phones.map((phone) => (
        <span key={phone}>
          {t('sites.contact.phone')} <a href={`tel:${phone}`}>{groupedPhone(phone)}</a>
        </span>
      ))}
      {email !== null && (
        <span>
          {t('sites.contact.email')} <a href={`mailto:${email}`}>{email}</a>
        </span>
      )}
    </span>
  )
}
