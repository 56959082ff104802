import { Minus, Plus, RotateCw } from 'lucide-react'
import { Button } from '#web/ui/primitives/Button.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './facility-map.module.css'

/** Buttons to zoom in and out. */
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

/** Indicator of a running search. */
export const Busy = () => (
  <p className={css['busy']}>
    <span className={css['spinner']} aria-hidden />
    {useT()('map.busy')}
  </p>
)

/** Error of the search, or of the map itself, with a retry button. */
export const Failed = ({ target, retry }: { target: 'search' | 'map'; retry: () => void }) => {
  const t = useT()
  return (
    <div className={css['failed']} role="alert">
      <p>{t(`map.failed.${target}`)}</p>
      <Button small onClick={retry}>
        <RotateCw aria-hidden />
        {t('map.again')}
      </Button>
    </div>
  )
}
