import type { SiteSubject } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import type { StaffSlotData } from '../../contract/employee.ts'
import css from './site-staff.module.css'

/** Staff of a facility on its site; whoever has no photo is a letter. */
export const SiteStaff = ({ of: { heading }, data }: FillProps<SiteSubject, StaffSlotData>) => {
  const t = useT()
  return (
    <SiteSection inPolish kind="staff" heading={heading === '' ? t('facility-panel.profile.staff') : heading}>
      <ul className={css['staff']}>
        {data.map(({ name, position, photo }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name; the list is rendered once
          <li key={n}>
            {photo ? (
              <Picture
                of={{ url: photo.url, variants: photo.variants ?? null, width: photo.width ?? null, height: photo.height ?? null, alt: '' }}
                sizes="96px"
              />
            ) : (
              <span className={css['letter']} aria-hidden>
                {name.slice(0, 1)}
              </span>
            )}
            <p>
              <strong>{name}</strong>
              <span>{position}</span>
            </p>
          </li>
        ))}
      </ul>
    </SiteSection>
  )
}
