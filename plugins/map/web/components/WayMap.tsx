import { Map as MapIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import type { Basemap } from '../../contract/basemap.ts'
import { lands } from '../engine/lands.ts'
import type { WayMap as OpenMap, WayOnMap } from '../engine/way-map.ts'
import { MapCredits } from './MapCredits.tsx'
import css from './way-map.module.css'
import './markers.css'

interface Props {
  readonly way: WayOnMap
  /** Picture of the same without a map. */
  readonly children: ReactNode
}

/** Keys of the messages of `WayMap`, for the list of an island. */
export const wayMapMessages = ['map.again', 'map.canvas', 'map.credits', 'map.failed', 'map.land', 'map.way'] as const

/**
 * Picture of a way, in whose place a map comes when it is asked for: what that loads is more than the whole page. A list
 * beside it tells the same.
 */
export const WayMap = ({ way, children }: Props) => {
  const t = useT()
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<OpenMap | null>(null)
  const [state, setState] = useState<'picture' | 'loading' | 'map' | 'failed'>('picture')
  const [basemap, setBasemap] = useState<Basemap | null>(null)

  const open = async () => {
    setState('loading')
    try {
      const { openWayMap } = await import('../engine/way-map.ts')
      if (!frame.current) return
      const names = Object.fromEntries(lands.map((key) => [key, t(messageKey('map.land', key))]))
      map.current = await openWayMap(frame.current, { way, name: t('map.canvas'), lands: names })
      setBasemap(map.current.basemap)
      setState('map')
    } catch {
      setState('failed')
    }
  }
  // A new object of the same way moves nothing.
  const shown = JSON.stringify(way)
  useEffect(() => map.current?.show(JSON.parse(shown)), [shown])
  useEffect(() => () => map.current?.close(), [])

  const isOpen = state === 'loading' || state === 'map'
  return (
    <div className={css['way']} data-map={state}>
      {state !== 'map' && children}
      <div className={css['frame']} hidden={!isOpen}>
        <div ref={frame} className={css['canvas']} />
        {basemap && <MapCredits {...basemap} />}
      </div>
      {state === 'failed' && <p role="alert">{t('map.failed.map')}</p>}
      {state !== 'map' && (
        <Button small disabled={state === 'loading'} onClick={open}>
          <MapIcon aria-hidden />
          {t(state === 'failed' ? 'map.again' : 'map.way')}
        </Button>
      )}
    </div>
  )
}
