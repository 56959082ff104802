import type { FacilitySubject } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import type { StaffSlotData } from '../../contract/employee.ts'
import css from './staff.module.css'

/** Staff of a facility on its profile. */
export const Staff = ({ data }: FillProps<FacilitySubject, StaffSlotData>) => {
  const t = useT()
  return (
    <section id="kadra" aria-labelledby="kadra-tytul">
      <h2 id="kadra-tytul">{t('facility-panel.profile.staff')}</h2>
      <ul className={css['staff']}>
        {data.map(({ name, position, photo }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name; the list is rendered once
          <li key={n}>
            {photo && (
              // The name is beside it.
              <Picture
                of={{ url: photo.url, variants: photo.variants ?? null, width: photo.width ?? null, height: photo.height ?? null, alt: '' }}
                sizes="64px"
              />
            )}
            <span>
              <span className={css['name']}>{name}</span> {position}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
