import { Route } from 'lucide-react'
import { useId, useState } from 'react'
import type { FacilityListSubject } from '#core/facilities/slots.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { minutesOfTime, timeOfDay } from '#core/kernel/time-of-day.ts'
import { callApi } from '#web/runtime/api.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import form from '#web/ui/fields/forms.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import { ListTool, listToolMessages } from '#web/ui/primitives/ListTool.tsx'
import tool from '#web/ui/primitives/list-tool.module.css'
import { commuteApi } from '../../contract/api.ts'
import { findStreet } from '../../contract/find-street.ts'
import type { StopList, StopView } from '../../contract/stops.ts'
import { type Detour, isOnTime, type Mode, modes, sortByDetour, straight, type Way } from '../../contract/way.ts'
import { Sketch } from '../list/Sketch.tsx'
import css from '../list/way.module.css'
import { type Day, emptyDay, readDay, storeDay } from './stored-day.ts'

/** Facilities that are shown at once. */
const pageSize = 10

/**
 * The facilities of a list by the detour between home and work. Streets are found here, among those of the city, and
 * sent to nobody.
 */
const OnTheWay = ({ profilePath, district, ...list }: Omit<FacilityListSubject, 'parts'>) => {
  const t = useT()
  const load = () => callApi(commuteApi.listStops, { ...list, ...(district !== null && { district }) })
  return (
    <ListTool icon={Route} label={t('commute.tool')} load={load}>
      {(found) => <Stops list={found} profilePath={profilePath} />}
    </ListTool>
  )
}

/** Minutes since midnight of a field; `null`: empty. */
const timeOf = (text: string) => (text === '' ? null : minutesOfTime(text))

const Stops = ({ list, profilePath }: { readonly list: StopList; readonly profilePath: string }) => {
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
  const sorted = way ? sortByDetour(list.stops, way, straight(way.mode)) : []
  const street = (name: 'home' | 'work', label: string, found: boolean) => {
    const isUnknown = day[name].trim() !== '' && !found
    return (
      <label htmlFor={`${id}${name}`}>
        {label}
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
          <span id={`${id}${name}-unknown`} className={css['late']}>
            {t('commute.unknown-street')}
          </span>
        )}
      </label>
    )
  }
  const time = (name: 'starts' | 'ends', label: string) => (
    <label htmlFor={`${id}${name}`}>
      {label}
      <input
        id={`${id}${name}`}
        className={form['line']}
        type="time"
        value={day[name]}
        onChange={({ target }) => change({ ...day, [name]: target.value })}
      />
    </label>
  )
  return (
    <>
      <div className={css['fields']}>
        {street('home', t('commute.home'), home !== undefined)}
        {street('work', t('commute.work'), work !== undefined)}
        <label htmlFor={`${id}mode`}>
          {t('commute.mode')}
          <select
            id={`${id}mode`}
            className={form['line']}
            value={day.mode}
            onChange={({ target }) => change({ ...day, mode: target.value as Mode })}
          >
            {Object.keys(modes).map((mode) => (
              <option key={mode} value={mode}>
                {t(messageKey('commute.mode', mode as Mode))}
              </option>
            ))}
          </select>
        </label>
        {time('starts', t('commute.starts'))}
        {time('ends', t('commute.ends'))}
      </div>
      <datalist id={`${id}streets`}>
        {list.streets.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p className={tool['quiet']}>
        {t('commute.private')}{' '}
        {day !== emptyDay && (
          <button type="button" onClick={() => change(null)}>
            {t('commute.forget')}
          </button>
        )}
      </p>
      <p role="status">{way ? t(way.work ? 'commute.count' : 'commute.count.home', { count: sorted.length }) : t('commute.ask')}</p>
      {way && (
        <>
          <Sketch way={way} stops={sorted.slice(0, shown).map(({ stop }) => stop)} />
          <ol className={`${css['list']} ${tool['rows']}`}>
            {sorted.slice(0, shown).map(({ stop, detour }) => (
              <Row key={stop.id} stop={stop} detour={detour} profilePath={profilePath} />
            ))}
          </ol>
          {sorted.length > shown && (
            <Button small onClick={() => setShown(shown + pageSize)}>
              {t('commute.more')}
            </Button>
          )}
          <p className={tool['quiet']}>
            {t('commute.straight', { speed: Math.round((modes[way.mode] * 60) / 1000) })}{' '}
            {list.unlocated > 0 && t('commute.unlocated', { count: list.unlocated })}
          </p>
        </>
      )}
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
    <li>
      <p className={tool['name']}>
        <a href={profilePath.replace('@facility', stop.slug)}>{stop.name}</a>
        <strong>{added}</strong>
      </p>
      <p className={tool['quiet']}>
        {stop.address}
        {toWork !== null && `, ${t('commute.legs', { home: minutes(fromHome), work: minutes(toWork) })}`}
      </p>
      {(arrives !== null || fetches !== null) && (
        <p className={isOnTime(detour) ? tool['quiet'] : css['late']}>
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
    </li>
  )
}

export default island('commute/OnTheWay', ['commute', ...listToolMessages], OnTheWay)
