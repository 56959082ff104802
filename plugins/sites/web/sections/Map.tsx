import { facilitySurroundingsSlot } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { Slot } from '#web/ui/Slot.tsx'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import { addressLines } from '../facility-texts.ts'
import type { SectionProps } from '../site.data.ts'
import css from './map.module.css'

/** Metres from the facility to the upper edge of the picture. */
const reach = 700

/** Map around the facility with its address and the way there; without a known point there is none. */
export const FacilityMap = ({ site, heading }: SectionProps) => {
  const t = useT()
  const { context } = usePage()
  const { id, slug, name, active, latitude, longitude, location_precision: precision } = site.facility
  if (latitude === null || longitude === null || precision === 'approximate') return null
  return (
    <SiteSection kind="map" heading={heading === '' ? t('sites.section.map') : heading}>
      <div className={css['map']}>
        {/* Maps show open facilities alone. */}
        {active && (
          <div className={css['picture']}>
            <Slot slot={facilitySurroundingsSlot} of={{ id, slug, name, longitude, latitude, reach, parts: context.layout }} />
            <svg className={css['pin']} viewBox="-14 -38 28 40" aria-hidden>
              <path d="M0 0C-5-9-12-15-12-24a12 12 0 0 1 24 0C12-15 5-9 0 0Z" />
              <circle cy="-24" r="5" />
            </svg>
          </div>
        )}
        <div className={css['words']}>
          <address>
            <strong>{name}</strong>
            {addressLines(site).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <a
            className={css['way']}
            href={`https://www.openstreetmap.org/directions?route=%3B${latitude}%2C${longitude}`}
            rel="nofollow noopener noreferrer"
          >
            {t('sites.map.directions')}
          </a>
        </div>
      </div>
    </SiteSection>
  )
}
