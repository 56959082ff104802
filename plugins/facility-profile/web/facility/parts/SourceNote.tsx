import { Info } from 'lucide-react'
import { Icon } from '#web/design/Icon.tsx'
import { useT } from '#web/i18n/words.ts'
import type { From } from '../../profile.data.ts'
import { day, sourceName } from '../../said.ts'
import css from '../facility.module.css'

/** Each source once, the newest day first. */
const distinct = (from: readonly (From | null | undefined)[]): readonly From[] => {
  const known = from.filter((one) => one !== null && one !== undefined).toSorted((a, b) => (a.on < b.on ? 1 : -1))
  return known.filter(
    ({ source, number, on }, n) => known.findIndex((other) => other.source === source && other.number === number && other.on === on) === n,
  )
}

/** Where a block is known from: its day always, source and number a tap away (features PR-12). */
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
        {t(older ? 'facility-profile.stated.older' : 'facility-profile.stated', { date: day(newest.on) })}
      </summary>
      {sources.map(({ source, number, on }) => (
        <p key={`${source}/${number}/${on}`}>
          {t('facility-profile.stated.source', { source: sourceName(source, t), number, date: day(on) })}
        </p>
      ))}
    </details>
  )
}
