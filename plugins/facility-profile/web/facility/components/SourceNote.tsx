import { Info } from 'lucide-react'
import { useContext } from 'react'
import { factDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { sourceLine } from '../../format.ts'
import type { From } from '../../profile.data.ts'
import css from '../facility.module.css'
import { sameFrom } from '../main-source.ts'
import { MainSourceContext } from './main-source-context.ts'

/** Removes duplicates and sorts by date, newest first. */
const distinct = (from: readonly (From | null | undefined)[]): readonly From[] => {
  const known = from.filter((one) => one !== null && one !== undefined).toSorted((a, b) => (a.on < b.on ? 1 : -1))
  return known.filter((one, n) => known.findIndex((other) => sameFrom(one, other)) === n)
}

/**
 * Note about the sources of a section that differ from the profile's main one, or, `dated`, about all: the newest date,
 * and expandable source and number (features PR-12).
 */
export const SourceNote = ({ from, dated = false }: { from: readonly (From | null | undefined)[]; dated?: boolean | undefined }) => {
  const t = useT()
  const language = useLanguage()
  const main = useContext(MainSourceContext)
  const sources = distinct(from).filter((one) => dated || main === null || !sameFrom(one, main))
  const [newest] = sources
  if (!newest) return null
  const older = sources.some(({ on }) => on !== newest.on)
  return (
    <details className={css['source']}>
      <summary>
        <Icon of={Info} />
        {t(older ? 'facility-profile.stated.older' : 'facility-profile.stated', { date: factDay(newest.on, language) })}
      </summary>
      {sources.map((one) => (
        <p key={`${one.source}/${one.number}/${one.on}`}>{sourceLine(one, t, language)}</p>
      ))}
    </details>
  )
}
