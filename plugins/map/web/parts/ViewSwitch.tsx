import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#web/i18n/words.ts'
import type { MapAddress, Words } from '../../contract/map-address.ts'
import { addressNow, pageAddress } from '../engine/page-address.ts'
import css from './view-switch.module.css'

/** Map or list, in the word of the address. */
export type View = NonNullable<MapAddress['view']>

interface Props {
  readonly props: { readonly path: string; readonly state: MapAddress; readonly chosen: Words }
  readonly show: (view: View) => void
  readonly icons: Readonly<Record<View, LucideIcon>>
}

const views: readonly View[] = ['lista', 'mapa']

/** Two links, one for each view; awake they change the view in place and leave results, order and scroll as they are. */
export const ViewSwitch = ({ props: { path, state, chosen }, show, icons }: Props) => {
  const t = useT()
  const [view, setView] = useState(state.view)
  const [scrolled, setScrolled] = useState(0)
  const change = (next: View) => {
    if (view !== 'mapa' && next === 'mapa') setScrolled(window.scrollY)
    setView(next)
    show(next)
    history.replaceState(null, '', pageAddress(path, { ...addressNow(), view: next }, chosen))
    window.scrollTo({ top: next === 'lista' ? scrolled : 0, behavior: 'instant' })
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
            href={pageAddress(path, { ...state, view: one }, chosen)}
            aria-current={view === one ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              change(one)
            }}
          >
            <Icon aria-hidden />
            {t(`map.view.${one}`)}
          </a>
        )
      })}
    </nav>
  )
}
