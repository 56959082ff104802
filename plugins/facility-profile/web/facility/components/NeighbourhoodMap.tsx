import { facilitySurroundingsSlot } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { Slot } from '#web/ui/Slot.tsx'
import type { Profile } from '../../profile.data.ts'
import { boxAround, halfSize, layOutNeighbourhood } from '../neighbourhood-map.ts'
import css from './neighbourhood-map.module.css'

const view = `${-halfSize.width} ${-halfSize.height} ${2 * halfSize.width} ${2 * halfSize.height}`

/**
 * Map of the neighbourhood: the facility in the centre, numbered nearby facilities, and walking distances as circles,
 * over the picture of a plugin that has maps. The list of nearby facilities has the same information as text.
 */
export const NeighbourhoodMap = ({
  look,
  facility,
  nearby,
}: Pick<Profile, 'facility' | 'nearby'> & { readonly look?: string | undefined }) => {
  const t = useT()
  const { href, context } = usePage()
  const { id, slug, name, active, longitude, latitude, location_precision: precision } = facility
  if (longitude === null || latitude === null || precision === 'approximate') return null
  const map = href('map', {}, { granice: boxAround(longitude, latitude), zoom: 15 })
  const { spots, circles, reach } = layOutNeighbourhood({ longitude, latitude }, nearby)
  return (
    <figure className={[css['figure'], look].filter(Boolean).join(' ')}>
      <div className={css['frame']}>
        {/* Maps show open facilities alone. */}
        {active && <Slot slot={facilitySurroundingsSlot} of={{ id, slug, name, longitude, latitude, reach, parts: context.layout }} />}
        <svg
          viewBox={view}
          preserveAspectRatio="xMidYMid slice"
          className={css['map']}
          role="img"
          aria-label={t('facility-profile.surroundings', { count: spots.length })}
        >
          {circles.map(({ time, radius }) => (
            <g key={time}>
              <circle r={radius} className={css['circle']} />
              <text y={radius - 4} className={css['minutes']}>
                {t('facility-profile.surroundings.walk', { minutes: time })}
              </text>
            </g>
          ))}
          {spots.map(({ x, y, number }) => (
            <g key={number} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <circle r="8" className={css['neighbour']} />
              <text y="3.6" className={css['number']}>
                {number}
              </text>
            </g>
          ))}
          <g className={css['facility']}>
            <path d="M0 0 -8 -14V-27a8 8 0 0 1 16 0v13Z" className={css['wood']} />
            <path d="M-8-14v-13a8 8 0 0 1 16 0v13l-4-2-4 2-4-2Z" className={css['wax']} />
            <path d="M0 0-3-5.2h6Z" className={css['tip']} />
          </g>
          <path d="M187-78v-20m-5 6 5-7 5 7" className={css['north']} />
        </svg>
        {map !== undefined && (
          <a className={css['open']} href={map}>
            {t('facility-profile.surroundings.map')}
          </a>
        )}
      </div>
    </figure>
  )
}
