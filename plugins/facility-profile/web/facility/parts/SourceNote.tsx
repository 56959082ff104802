import { Info } from 'lucide-react'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { From } from '../../profile.data.ts'
import { formatDay, sourceName } from '../../format.ts'
import css from '../facility.module.css'

/** Removes duplicates and sorts by date, newest first. */
const distinct = (from: readonly (From | null | undefined)[]): readonly From[] => {
  const known = from.filter((one) => one !== null && one !== undefined).toSorted((a, b) => (a.on < b.on ? 1 : -1))
  return known.filter(
    ({ source, number, on }, n) => known.findIndex((other) => other.source === source && other.number === number && other.on === on) === n,
  )
}

/** Note about the sources of a section: the newest date, and expandable source and number (features PR-12). */
export const SourceNote = ({ from }: { from: readonly (From | null | undefined)[] }) => {
  const t = useT()
  const sources = distinct(from)
  const [newest] = sources
  if (!newest) return null
  const older = sources.some(({ on }) => on !== newest.on)
  return (
    <details className={css['source']}>
      <summary>
        <Icon of={Info} />
        {t(older ? 'facility-profile.stated.older' : 'facility-profile.stated', { date: formatDay(newest.on) })}
      </summary>
      {sources.map(({ source, number, on }) => (
        <p key={`${source}/${number}/${on}`}>
          {t('facility-profile.stated.source', { source: sourceName(source, t), number, date: formatDay(on) })}
        </p>
      ))}
    </details>
  )
}
