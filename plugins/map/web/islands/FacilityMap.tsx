import { List, Map as MapIcon } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import hidden from '#web/design/hidden.module.css'
import { useT } from '#web/i18n/words.ts'
import { island } from '#web/islands/define.ts'
import type { ClustersAnswer } from '../../contract/clusters.ts'
import type { MapProps } from '../engine/map-props.ts'
import type { RunningMap } from '../engine/run-map.ts'
import { Busy, Failed, MapTools } from '../parts/MapTools.tsx'
import { Picked } from '../parts/Picked.tsx'
import { type View, ViewSwitch } from '../parts/ViewSwitch.tsx'
import css from '../parts/facility-map.module.css'
import '../parts/markers.css'

type Card = ClustersAnswer['facilities'][number]

const lands = ['DE', 'CZ', 'SK', 'UA', 'BY', 'LT', 'RU', 'SEA'] as const

/** `Żłobek Tęcza, żłobek, publiczne`: name, kind, and who runs it. */
const pinName = (card: Card | undefined, ownership: MapProps['ownership'], t: ReturnType<typeof useT>): string => {
  if (!card) return t('map.pin.some')
  const run = card.ownership.map((id) => ownership[id]).find(Boolean)
  return [card.name, t(`tags.specialization.${card.type}`).toLocaleLowerCase(), run].filter(Boolean).join(', ')
}

const FacilityMap = (props: MapProps) => {
  const t = useT()
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLElement>(null)
  const running = useRef<RunningMap | null>(null)
  const begun = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<'search' | 'map' | null>(null)
  const [found, setFound] = useState({ total: props.total, zoom: props.camera.zoom })
  const [told, setTold] = useState('')
  const [picked, setPicked] = useState<readonly Card[]>([])

  const start = useCallback(async () => {
    if (begun.current || !frame.current) return
    begun.current = true
    setBusy(true)
    setFailed(null)
    try {
      const { runMap } = await import('../engine/run-map.ts')
      running.current = await runMap(
        frame.current,
        props,
        { name: t('map.canvas'), lands: Object.fromEntries(lands.map((key) => [key, t(`map.land.${key}`)])) },
        {
          pinName: (card) => pinName(card, props.ownership, t),
          dotName: ({ count, expansion_zoom: zoom }) => t(zoom >= 18 ? 'map.dot.together' : 'map.dot', { count }),
          number: (count) => t('map.number', { n: count }),
          onBusy: setBusy,
          onFailed: (failed) => setFailed(failed ? 'search' : null),
          onFound: (total, zoom, moved) => {
            setFound({ total, zoom })
            if (moved) setTold(t('map.found', { count: total }))
          },
          onPicked: (cards) => {
            setPicked(cards)
            if (cards.length === 0) running.current?.unpick()
          },
        },
      )
    } catch {
      begun.current = false
      setBusy(false)
      setFailed('map')
    }
  }, [props, t])

  useEffect(() => {
    const near = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void start()
    })
    if (box.current) near.observe(box.current)
    return () => {
      near.disconnect()
      running.current?.end()
    }
  }, [start])

  const close = () => {
    const [first] = picked
    setPicked([])
    running.current?.unpick()
    if (first) running.current?.focusPin(first.id)
  }
  const show = (view: View) => {
    // The page's own grid follows this; scroll and choice stay where they are.
    const page = box.current?.closest<HTMLElement>('[data-view]')
    if (page) page.dataset['view'] = view
  }

  return (
    <>
      <section
        ref={box}
        className={css['box']}
        aria-label={t('map.label')}
        aria-busy={busy}
        data-testid="mapa"
        data-zoom={found.zoom}
        data-total={found.total}
      >
        <a className={css['skip']} href="#za-mapa">
          {t('map.skip.map')}
        </a>
        <div ref={frame} className={css['frame']} />
        <MapTools zoomBy={(steps) => running.current?.zoomBy(steps)} />
        {busy && <Busy />}
        {failed && <Failed what={failed} again={() => (running.current ? running.current.again() : void start())} />}
        {picked.length > 0 && <Picked cards={picked} facilityPath={props.facilityPath} close={close} />}
        <p className={css['thanks']}>{t(props.styleUrl ? 'map.thanks.style' : 'map.thanks')}</p>
        <noscript>
          <p className={css['failed']}>{t('map.noscript')}</p>
        </noscript>
        <span id="za-mapa" tabIndex={-1} className={hidden['hidden']} />
      </section>
      <p role="status" className={hidden['hidden']}>
        {told}
      </p>
      <ViewSwitch props={props} show={show} icons={{ lista: List, mapa: MapIcon }} />
    </>
  )
}

/** The map with its markers, and the switch between map and list; before it wakes, and without WebGL, the list beside it has everything. */
export default island('map/FacilityMap', ['map', 'tags.specialization', 'catalogue.card'], FacilityMap)
