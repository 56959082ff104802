import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { MapProps } from '../engine/map-props.ts'
import css from './facility-map.module.css'

/** Names the authors of the base map, as their licences require. */
export const MapCredits = ({ styleUrl, archives }: Pick<MapProps, 'styleUrl' | 'archives'>) => {
  const t = useT()
  return (
    <p className={css['credits']}>
      {styleUrl ? (
        t('map.credits.style')
      ) : (
        <>
          <a href="https://www.openstreetmap.org/copyright">{t('map.credits')}</a>
          {archives.some(({ coverage }) => coverage === 'whole') && (
            <>
              {' · '}
              <a href="https://protomaps.com">Protomaps</a>
            </>
          )}
          {' · '}
          <a href="https://openmaptiles.org/">© OpenMapTiles</a>
          {' · PRNG'}
        </>
      )}
    </p>
  )
}
