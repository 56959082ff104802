import { Minus, Plus, RotateCw } from 'lucide-react'
import { Button } from '#web/design/Button.tsx'
import { useT } from '#web/i18n/words.ts'
import css from './facility-map.module.css'

/** Nearer and farther. */
export const MapTools = ({ zoomBy }: { zoomBy: (steps: 1 | -1) => void }) => {
  const t = useT()
  return (
    <div className={css['tools']}>
      <button type="button" className={css['tool']} aria-label={t('map.zoom.in')} onClick={() => zoomBy(1)}>
        <Plus aria-hidden />
      </button>
      <button type="button" className={css['tool']} aria-label={t('map.zoom.out')} onClick={() => zoomBy(-1)}>
        <Minus aria-hidden />
      </button>
    </div>
  )
}

/** A search is under way. */
export const Busy = () => (
  <p className={css['busy']}>
    <span className={css['spinner']} aria-hidden />
    {useT()('map.busy')}
  </p>
)

/** The search, or the map itself, did not come; it may be tried again. */
export const Failed = ({ what, again }: { what: 'search' | 'map'; again: () => void }) => {
  const t = useT()
  return (
    <div className={css['failed']} role="alert">
      <p>{t(`map.failed.${what}`)}</p>
      <Button small onClick={again}>
        <RotateCw aria-hidden />
        {t('map.again')}
      </Button>
    </div>
  )
}
