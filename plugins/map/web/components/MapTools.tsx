import { LocateFixed, Maximize, Minus, PanelLeftClose, PanelLeftOpen, Plus, RotateCw } from 'lucide-react'
import type { MessageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from './facility-map.module.css'

/** Buttons to zoom in and out, and to show what is near the device. */
export const MapTools = ({ zoomBy, showNear }: { zoomBy: (steps: 1 | -1) => void; showNear: () => void }) => {
  const t = useT()
  return (
    <div className={css['tools']}>
      <button type="button" className={css['tool']} aria-label={t('map.zoom.in')} onClick={() => zoomBy(1)}>
        <Plus aria-hidden />
      </button>
      <button type="button" className={css['tool']} aria-label={t('map.zoom.out')} onClick={() => zoomBy(-1)}>
        <Minus aria-hidden />
      </button>
      <button type="button" className={css['tool']} aria-label={t('map.near')} title={t('map.near')} onClick={showNear}>
        <LocateFixed aria-hidden />
      </button>
    </div>
  )
}

/** Button that frames the whole city of the list. */
export const CityButton = ({ frameCity }: { frameCity: () => void }) => (
  <button type="button" className={css['city']} onClick={frameCity}>
    <Maximize aria-hidden />
    {useT()('map.city.whole')}
  </button>
)

/** Button that puts the list beside the map away, and shows it again. */
export const FoldButton = ({ folded, fold }: { folded: boolean; fold: () => void }) => {
  const t = useT()
  const Panel = folded ? PanelLeftOpen : PanelLeftClose
  return (
    <button type="button" className={css['fold']} aria-controls="wyniki" aria-expanded={!folded} onClick={fold}>
      <Panel aria-hidden />
      {t(folded ? 'map.fold.show' : 'map.fold.hide')}
    </button>
  )
}

/** Indicator of a running search. */
export const Busy = () => (
  <p className={css['busy']}>
    <span className={css['spinner']} aria-hidden />
    {useT()('map.busy')}
  </p>
)

/** Error of the search, of the map itself, or of the device's position, with a retry button. */
export const Failed = ({ message, retry }: { message: MessageKey; retry: () => void }) => {
  const t = useT()
  return (
    <div className={css['failed']} role="alert">
      <p>{t(message)}</p>
      <Button small onClick={retry}>
        <RotateCw aria-hidden />
        {t('map.again')}
      </Button>
    </div>
  )
}
