import { useCallback, useId, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { minutesOfTime, timeOfDay } from '#core/kernel/time-of-day.ts'
import {
  ListTool,
  listToolMessages,
  type ToolList,
  ToolNote,
  ToolQuestions,
  ToolResults,
  ToolRow,
  ToolRows,
} from '#plugins/catalogue/contract/tool-list-ui.ts'
import { WayMap, wayMapMessages } from '#plugins/map/contract/way-map-ui.ts'
import { callApi } from '#web/runtime/api.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import form from '#web/ui/fields/forms.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import { commuteApi } from '../../contract/api.ts'
import { findStreet } from '../../contract/find-street.ts'
import type { StopList, StopView } from '../../contract/stops.ts'
import { type Detour, isOnTime, modes, sortByDetour, type TravelMode, type Way } from '../../contract/way.ts'
import { Sketch } from '../list/Sketch.tsx'
import css from '../list/way.module.css'
import { type Day, emptyDay, isEmptyDay, readDay, storeDay } from './stored-day.ts'
import { useRoads } from './use-roads.ts'

/** Facilities that are shown at once. */
const pageSize = 10

/**
 * The facilities of a list by the detour between home and work. Streets are found here, among those of the city, and
 * sent to nobody.
 */
const OnTheWay = ({ list, profilePath }: ToolList) => (
  <ListTool load={useCallback(() => callApi(commuteApi.listStops, list), [list])}>
    {(found) => <Stops query={list} list={found} profilePath={profilePath} />}
  </ListTool>
)

/** Minutes since midnight of a field; `null`: empty. */
const timeOf = (text: string) => (text === '' ? null : minutesOfTime(text))

interface StopsProps {
  readonly query: ToolList['list']
  readonly list: StopList
  readonly profilePath: string
}

const Stops = ({ query, list, profilePath }: StopsProps) => {
  const t = useT()
  const id = useId()
  const [day, setDay] = useState<Day>(readDay)
  const [shown, setShown] = useState(pageSize)
  const change = (changed: Day | null) => {
    setDay(changed ?? emptyDay)
    storeDay(changed)
    setShown(pageSize)
  }
  const home = findStreet(day.home, list.streets)
  const work = findStreet(day.work, list.streets)
  const way: Way | null = home ? { home, work: work ?? null, mode: day.mode, startsAt: timeOf(day.starts), endsAt: timeOf(day.ends) } : null
  const minutes = useRoads(query, list, day.mode)
  const sorted = way ? sortByDetour(list.stops, way, minutes.of) : []
  const nearest = sorted.slice(0, shown).map(({ stop }) => stop)
  const statusOf = () => {
    if (list.stops.length === 0) return t('commute.no-stops')
    return way ? t(way.work ? 'commute.count' : 'commute.count.home', { count: sorted.length }) : t('commute.ask')
  }
  const street = (name: 'home' | 'work', label: string, found: boolean) => {
    const isUnknown = day[name].trim() !== '' && !found
    return (
      <div className={form['field']}>
        <label htmlFor={`${id}${name}`}>{label}</label>
        <input
          id={`${id}${name}`}
          className={form['line']}
          list={`${id}streets`}
          autoComplete="off"
          maxLength={100}
          value={day[name]}
          aria-invalid={isUnknown || undefined}
          aria-describedby={isUnknown ? `${id}${name}-unknown` : undefined}
          onChange={({ target }) => change({ ...day, [name]: target.value })}
        />
        {isUnknown && (
          <p id={`${id}${name}-unknown`} className={form['error']}>
            {t('commute.unknown-street')}
          </p>
        )}
      </div>
    )
  }
  const time = (name: 'starts' | 'ends', label: string) => (
    <div className={form['field']}>
      <label htmlFor={`${id}${name}`}>{label}</label>
      <input
        id={`${id}${name}`}
        className={form['line']}
        type="time"
        value={day[name]}
        onChange={({ target }) => change({ ...day, [name]: target.value })}
      />
    </div>
  )
  return (
    <>
      <ToolQuestions>
        {street('home', t('commute.home'), home !== undefined)}
        {street('work', t('commute.work'), work !== undefined)}
        <div className={form['field']}>
          <label htmlFor={`${id}mode`}>{t('commute.mode')}</label>
          <select
            id={`${id}mode`}
            className={form['line']}
            value={day.mode}
            onChange={({ target }) => change({ ...day, mode: target.value as TravelMode })}
          >
            {Object.keys(modes).map((mode) => (
              <option key={mode} value={mode}>
                {t(messageKey('commute.mode', mode as TravelMode))}
              </option>
            ))}
          </select>
        </div>
        {time('starts', t('commute.starts'))}
        {time('ends', t('commute.ends'))}
        <datalist id={`${id}streets`}>
          {list.streets.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <ToolNote>
          {t('commute.private')}{' '}
          {!isEmptyDay(day) && (
            <button type="button" onClick={() => change(null)}>
              {t('commute.forget')}
            </button>
          )}
        </ToolNote>
      </ToolQuestions>
      <ToolResults>
        <p role="status">{statusOf()}</p>
        {way && sorted.length > 0 && (
          <>
            <WayMap way={{ start: way.home, end: way.work, places: nearest }}>
              <Sketch way={way} stops={nearest} />
            </WayMap>
            <ToolRows>
              {sorted.slice(0, shown).map(({ stop, detour }) => (
                <Row key={stop.id} stop={stop} detour={detour} profilePath={profilePath} />
              ))}
            </ToolRows>
            {sorted.length > shown && (
              <Button small onClick={() => setShown(shown + pageSize)}>
                {t('commute.more')}
              </Button>
            )}
            <ToolNote>
              {t(messageKey('commute.along', minutes.along), { speed: Math.round((modes[way.mode] * 60) / 1000) })}{' '}
              {list.unlocated > 0 && t('commute.unlocated', { count: list.unlocated })}
            </ToolNote>
          </>
        )}
      </ToolResults>
    </>
  )
}

const Row = ({ stop, detour, profilePath }: { readonly stop: StopView; readonly detour: Detour; readonly profilePath: string }) => {
  const t = useT()
  const { extra, fromHome, toWork, arrives, fetches } = detour
  const minutes = (count: number) => t('commute.minutes', { count: Math.round(count) })
  const onTheWay = Math.round(extra) === 0 ? t('commute.none') : t('commute.extra', { minutes: minutes(extra) })
  const added = toWork === null ? minutes(fromHome) : onTheWay
  return (
    <ToolRow href={profilePath.replace('@facility', stop.slug)} name={stop.name} value={added}>
      <ToolNote>
        {stop.address}
        {toWork !== null && `, ${t('commute.legs', { home: minutes(fromHome), work: minutes(toWork) })}`}
      </ToolNote>
      {(arrives !== null || fetches !== null) && (
        <p className={css[isOnTime(detour) ? 'onTime' : 'late']}>
          {arrives &&
            t(arrives.isOpen ? 'commute.arrives' : 'commute.arrives.closed', {
              at: timeOfDay(Math.floor(arrives.at)),
              from: timeOfDay(stop.open_at ?? 0),
            })}{' '}
          {fetches &&
            t(fetches.spare >= 0 ? 'commute.fetches' : 'commute.fetches.closed', {
              at: timeOfDay(Math.ceil(fetches.at)),
              until: timeOfDay(stop.close_at ?? 0),
            })}
        </p>
      )}
    </ToolRow>
  )
}

export default island('commute/OnTheWay', ['commute', ...listToolMessages, ...wayMapMessages], OnTheWay)
