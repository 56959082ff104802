import { maximumOption, minimumOption, paramsOf, type RangeFacet } from '#core/search/facet.ts'
import type { Range } from '#core/search/facet-selection.ts'
import type { OptionCounts } from '#core/search/option-counter.port.ts'
import { writeRangeValue } from '#core/search/range-values.ts'
import { rangeValueText } from '#core/search/selection-phrases.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './facets.module.css'
import { OptionCount } from './OptionCount.tsx'

const zloty = (grosze: number | undefined) => (grosze === undefined ? '' : String(grosze / 100))

/** Two number fields of a range facet, in złoty. */
export const RangeField = ({ facet, selected = {} }: { facet: RangeFacet; selected?: Range | undefined }) => {
  const t = useT()
  const ends = [selected.min, selected.max] as const
  return (
    <fieldset className={css['range']}>
      <legend className={css['legend']}>{t(facet.label)}</legend>
      {paramsOf(facet).map((param, n) => (
        <label key={param}>
          {t(n === 0 ? 'facets.from' : 'facets.to')}
          <input
            type="number"
            inputMode="numeric"
            name={param}
            min={facet.min / 100}
            max={facet.max / 100}
            step="any"
            placeholder={zloty(n === 0 ? facet.min : facet.max)}
            defaultValue={zloty(ends[n])}
          />
        </label>
      ))}
      <span aria-hidden>{t('facets.zloty')}</span>
    </fieldset>
  )
}

interface EndFieldProps {
  readonly facet: RangeFacet
  readonly selected?: Range | undefined
  readonly counts: OptionCounts | undefined
}

/** Text of an end to choose, around its value. */
const endKey = ({ unit }: RangeFacet, isMaximum: boolean) => {
  if (unit === 'minutes') return isMaximum ? 'facets.maximum.hour' : 'facets.minimum.hour'
  return isMaximum ? 'facets.maximum' : 'facets.minimum'
}

/** Lower or upper ends of a rating or of hours to choose from. */
export const EndField = ({ facet, selected = {}, counts }: EndFieldProps) => {
  const t = useT()
  const language = useLanguage()
  const { unit, minimums = [], maximums } = facet
  const [from = '', to = ''] = paramsOf(facet)
  const isMaximum = maximums !== undefined
  const [param, chosen, otherParam, other] = isMaximum ? [to, selected.max, from, selected.min] : [from, selected.min, to, selected.max]
  return (
    <details className={css['choice']} open={unit !== 'minutes' || chosen !== undefined || other !== undefined}>
      <summary className={css['legend']}>{t(facet.label)}</summary>
      <fieldset>
        <legend className={css['hidden']}>{t(facet.label)}</legend>
        <label>
          <input type="radio" name={param} value="" defaultChecked={chosen === undefined} />
          <span>{t(unit === 'minutes' ? 'facets.any.hour' : 'facets.any')}</span>
        </label>
        {(maximums ?? minimums).map((end) => (
          <label key={end}>
            <input type="radio" name={param} value={writeRangeValue(unit, end)} defaultChecked={chosen === end} />
            <span>{t(endKey(facet, isMaximum), { end: rangeValueText(unit, end, language) })}</span>
            <OptionCount facet={facet} option={(isMaximum ? maximumOption : minimumOption)(end)} counts={counts} />
          </label>
        ))}
        {other !== undefined && <input type="hidden" name={otherParam} value={writeRangeValue(unit, other)} />}
      </fieldset>
    </details>
  )
}
