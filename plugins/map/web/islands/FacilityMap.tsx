import { List, Map as MapIcon } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ratingText } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import type { ClustersResponse } from '../../contract/clusters.ts'
import css from '../components/facility-map.module.css'
import { MapCredits } from '../components/MapCredits.tsx'
import { MapLegend } from '../components/MapLegend.tsx'
import { Busy, CityButton, Failed, FoldButton, MapTools } from '../components/MapTools.tsx'
import { SelectedFacilities } from '../components/SelectedFacilities.tsx'
import { type View, ViewSwitch } from '../components/ViewSwitch.tsx'
import { lands } from '../engine/lands.ts'
import type { MapProps } from '../engine/map-props.ts'
import type { RunningMap } from '../engine/running-map.ts'
import { pinText } from '../pin-text.ts'
import { useNear } from '../use-near.ts'
import '../components/markers.css'

type Card = ClustersResponse['facilities'][number]

/** Returns a pin's name: `Żłobek Tęcza, żłobek, ocena 4,6, publiczne`, with type, rating and governing body. */
const pinName = (card: Card | undefined, ownership: MapProps['ownership'], t: ReturnType<typeof useT>, language: Language): string => {
  if (!card) return t('map.pin.some')
  const governingBody = card.ownership.map((id) => ownership[id]).find(Boolean)
  const rating = card.score_total !== null && `${t('rating.label').toLocaleLowerCase()} ${ratingText(card.score_total, language)}`
  return [card.name, t(messageKey('tags.specialization', card.type)).toLocaleLowerCase(), rating, governingBody].filter(Boolean).join(', ')
}

const FacilityMap = (props: MapProps) => {
  const t = useT()
  const language = useLanguage()
  const container = useRef<HTMLDivElement>(null)
  const section = useRef<HTMLElement>(null)
  const running = useRef<RunningMap | null>(null)
  const started = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<'search' | 'map' | null>(null)
  const [found, setFound] = useState({ total: props.total, zoom: props.camera.zoom })
  const [announcement, setAnnouncement] = useState('')
  const [selected, setSelected] = useState<readonly Card[]>([])
  const [labelled, setLabelled] = useState(false)
  const [cityPart, setCityPart] = useState(false)
  const [folded, setFolded] = useState(false)
  const near = useNear(props, running, setBusy)

  const start = useCallback(async () => {
    if (started.current || !container.current) return
    started.current = true
    setBusy(true)
    setFailed(null)
    try {
      const { runMap } = await import('../engine/run-map.ts')
      running.current = await runMap(
        container.current,
        props,
        {
          name: t('map.canvas'),
          lands: Object.fromEntries(lands.map((key) => [key, t(messageKey('map.land', key))])),
          sheet: { row: t('map.sheet.row'), half: t('map.sheet.half'), full: t('map.sheet.full') },
        },
        {
          pinName: (card) => pinName(card, props.ownership, t, language),
          pinText: (card) => pinText(card, { t, language, today: props.today }),
          dotName: ({ count, expansion_zoom: zoom }) => t(zoom >= 18 ? 'map.dot.together' : 'map.dot', { count }),
          number: (count) => t('map.number', { n: count }),
          onBusy: setBusy,
          onFailed: (failed) => setFailed(failed ? 'search' : null),
          onFound: (total, zoom, byUser) => {
            setFound({ total, zoom })
            if (byUser) setAnnouncement(t('map.found', { count: total }))
          },
          onSelected: (cards) => {
            setSelected(cards)
            if (cards.length === 0) running.current?.clearSelection()
          },
          onLabelled: setLabelled,
          onCityPart: setCityPart,
        },
      )
      near.onMapStarted(running.current)
    } catch {
      started.current = false
      setBusy(false)
      setFailed('map')
    }
  }, [props, t, language, near.onMapStarted])

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void start()
    })
    if (section.current) observer.observe(section.current)
    return () => {
      observer.disconnect()
      running.current?.destroy()
    }
  }, [start])

  const close = () => {
    const [first] = selected
    setSelected([])
    running.current?.clearSelection()
    if (first) running.current?.focusPin(first.id)
  }
  // The page's grid reacts to its attributes; scroll position and selection stay.
  const page = () => section.current?.closest<HTMLElement>('[data-view]')
  const showView = (view: View) => {
    page()?.setAttribute('data-view', view)
    page()?.toggleAttribute('data-cover', view === 'mapa')
  }
  const foldList = () => {
    page()?.setAttribute('data-list', folded ? '' : 'hidden')
    setFolded(!folded)
  }

  return (
    <>
      <section
        ref={section}
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
        <div ref={container} className={css['frame']} />
        <MapTools zoomBy={(steps) => running.current?.zoomBy(steps)} showNear={near.ask} />
        <FoldButton folded={folded} fold={foldList} />
        {cityPart && <CityButton frameCity={() => running.current?.frameCity()} />}
        {busy && <Busy />}
        {failed && (
          <Failed message={messageKey('map.failed', failed)} retry={() => (running.current ? running.current.retry() : void start())} />
        )}
        {near.failed && <Failed message={messageKey('map.near', near.failed)} retry={near.ask} />}
        {selected.length > 0 && <SelectedFacilities cards={selected} facilityPath={props.facilityPath} today={props.today} close={close} />}
        <MapLegend schools={props.urlState.schools} labelled={labelled} />
        <MapCredits {...props} />
        <noscript>
          <p className={css['failed']}>{t('map.noscript')}</p>
        </noscript>
        <span id="za-mapa" tabIndex={-1} className={hidden['hidden']} />
      </section>
      <p role="status" className={hidden['hidden']}>
        {announcement}
      </p>
      <button
        type="button"
        data-handle=""
        className={css['handle']}
        aria-controls="wyniki"
        aria-label={t('map.sheet.row')}
        aria-expanded={false}
      />
      <ViewSwitch mapProps={props} showView={showView} icons={{ lista: List, mapa: MapIcon }} />
    </>
  )
}

/** Messages of the island; those of list, filters and order are only on the server. */
const messages = [
  'map.again',
  'map.busy',
  'map.canvas',
  'map.city',
  'map.credits',
  'map.dot',
  'map.failed',
  'map.fold',
  'map.found',
  'map.label',
  'map.land',
  'map.legend',
  'map.near',
  'map.noscript',
  'map.number',
  'map.picked',
  'map.pin',
  'map.sheet',
  'map.skip',
  'map.view',
  'map.zoom',
]

/**
 * Map with its markers, and the switch between map and list. Before hydration, and without WebGL, the list contains the
 * same facilities.
 */
export default island('map/FacilityMap', [...messages, 'tags.specialization', 'card', 'rating'], FacilityMap)
