import type { facilitySurroundingsSlot } from '#core/facilities/slots.ts'
import type { Slot } from '#core/plugin/slot.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { BasemapVersion } from '../../contract/basemap.ts'
import { surroundingsReaches, surroundingsSize } from '../../contract/surroundings.ts'
import css from './area-picture.module.css'

type Subject = typeof facilitySurroundingsSlot extends Slot<infer Of> ? Of : never

/** Returns degrees as short text for the address of a picture, to about a metre. */
const short = (degrees: number) => Math.round(degrees * 1e5).toString(36)

/**
 * Picture of the map in both themes; browsers load the visible one when it comes near. Its authors are named, as their
 * licences require.
 */
export const AreaPicture = ({ of: { id, name, longitude, latitude, reach }, data: { version } }: FillProps<Subject, BasemapVersion>) => {
  const t = useT()
  if (!surroundingsReaches.some((one) => Number(one) === reach)) return null
  const srcOf = (theme: 'light' | 'dark') =>
    `/api/v1/map/surroundings/${id}?reach=${reach}&theme=${theme}&v=${version}.${short(longitude)}.${short(latitude)}`
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={css[theme]}
          src={srcOf(theme)}
          alt={t('map.surroundings', { name })}
          loading="lazy"
          decoding="async"
          {...surroundingsSize}
        />
      ))}
      <a className={css['credits']} href="https://www.openstreetmap.org/copyright">
        {t('map.credits')}
      </a>
    </>
  )
}
