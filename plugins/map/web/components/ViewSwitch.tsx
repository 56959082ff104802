import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { MapUrlState } from '../../contract/map-url-state.ts'
import type { MapProps } from '../engine/map-props.ts'
import { currentUrlState, mapPageUrl } from '../engine/page-url.ts'
import css from './view-switch.module.css'

/** Map or list, as in the URL. */
export type View = NonNullable<MapUrlState['view']>

interface Props {
  readonly mapProps: Pick<MapProps, 'path' | 'urlState' | 'selectedParams'>
  readonly showView: (view: View) => void
  readonly icons: Readonly<Record<View, LucideIcon>>
}

const views: readonly View[] = ['lista', 'mapa']

/** Links to the two views; after hydration they change the view in place and preserve results, order and scroll position. */
export const ViewSwitch = ({ mapProps: { path, urlState, selectedParams }, showView, icons }: Props) => {
  const t = useT()
  const [view, setView] = useState(urlState.view)
  const [listScroll, setListScroll] = useState(0)
  const changeView = (next: View) => {
    if (view !== 'mapa' && next === 'mapa') setListScroll(window.scrollY)
    setView(next)
    showView(next)
    history.replaceState(null, '', mapPageUrl(path, { ...currentUrlState(), view: next }, selectedParams))
    window.scrollTo({ top: next === 'lista' ? listScroll : 0, behavior: 'instant' })
  }
  return (
    <nav className={css['switch']} aria-label={t('map.view')}>
      {views.map((one) => {
        const Icon = icons[one]
        return (
          <a
            key={one}
            className={css['view']}
            data-for={one}
            href={mapPageUrl(path, { ...urlState, view: one }, selectedParams)}
            aria-current={view === one ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              changeView(one)
            }}
          >
            <Icon aria-hidden />
            {t(messageKey('map.view', one))}
          </a>
        )
      })}
    </nav>
  )
}
