import { ratingText } from '#core/kernel/formats.ts'
import {
  type AvailableChoiceFacet,
  type AvailableFacet,
  type BooleanFacet,
  type FacetOption,
  minimumOption,
  paramsOf,
  type RangeFacet,
  unitParts,
} from '#core/search/facet.ts'
import { type FacetSelection, isOptionList, type Range } from '#core/search/facet-selection.ts'
import type { OptionCounts } from '#core/search/option-counter.port.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { CachedFields } from './CachedFields.tsx'
import css from './facets.module.css'

/** Lists up to this length are initially open. */
const openUpToOptions = 6

const zloty = (grosze: number | undefined) => (grosze === undefined ? '' : String(grosze / 100))

interface CountProps {
  readonly facet: AvailableFacet
  readonly option: string
  readonly counts: OptionCounts | undefined
}

/** Number of facilities that selecting an option would show. */
const Count = ({ facet, option, counts }: CountProps) => {
  const t = useT()
  const counted = counts?.facets[facet.key]?.[option]
  // An end of a range that only an address names is not counted; an option that is not counted has no facility.
  if (!counts || (!counted && facet.kind === 'range')) return null
  const { matching = 0 } = counted ?? {}
  return (
    <span className={css['number']} data-live={`${facet.param} ${option}`}>
      {t('facets.number', { n: matching })}
    </span>
  )
}

/** Checkbox of a boolean facet. */
const BooleanField = ({ facet, selected, counts }: { facet: BooleanFacet; selected: boolean; counts: OptionCounts | undefined }) => (
  <label>
    <input type="checkbox" name={facet.param} value="tak" defaultChecked={selected} />
    <span>{useT()(facet.label)}</span>
    <Count facet={facet} option="true" counts={counts} />
  </label>
)

/** Two number fields of a range facet, in złoty. */
const RangeField = ({ facet, selected = {} }: { facet: RangeFacet; selected?: Range | undefined }) => {
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

interface MinimumFieldProps {
  readonly facet: RangeFacet
  readonly minimums: readonly number[]
  readonly selected?: Range | undefined
  readonly counts: OptionCounts | undefined
}

/** Lower ends of a rating to choose from. */
const MinimumField = ({ facet, minimums, selected = {}, counts }: MinimumFieldProps) => {
  const t = useT()
  const language = useLanguage()
  const [from = '', to = ''] = paramsOf(facet)
  const written = (part: number) => String(part / unitParts[facet.unit])
  return (
    <details className={css['choice']} open>
      <summary className={css['legend']}>{t(facet.label)}</summary>
      <fieldset>
        <legend className={css['hidden']}>{t(facet.label)}</legend>
        <label>
          <input type="radio" name={from} value="" defaultChecked={selected.min === undefined} />
          <span>{t('facets.minimum.any')}</span>
        </label>
        {minimums.map((minimum) => (
          <label key={minimum}>
            <input type="radio" name={from} value={written(minimum)} defaultChecked={selected.min === minimum} />
            <span>{t('facets.minimum', { min: ratingText(minimum / unitParts[facet.unit], language) })}</span>
            <Count facet={facet} option={minimumOption(minimum)} counts={counts} />
          </label>
        ))}
        {selected.max !== undefined && <input type="hidden" name={to} value={written(selected.max)} />}
      </fieldset>
    </details>
  )
}

interface ChoiceFieldProps {
  readonly facet: AvailableChoiceFacet
  readonly selected?: readonly string[]
  readonly counts: OptionCounts | undefined
}

/** Checkboxes of a choice facet, collapsible; short lists and lists with a selection are open; selected options come first. */
const ChoiceField = ({ facet, selected = [], counts }: ChoiceFieldProps) => {
  const t = useT()
  const heading = t(facet.label)
  const isSelected = ({ value }: FacetOption) => selected.includes(value)
  const options = [...facet.options.filter(isSelected), ...facet.options.filter((one) => !isSelected(one))]
  return (
    <details className={css['choice']} open={selected.length > 0 || facet.options.length <= openUpToOptions}>
      <summary className={css['legend']}>{heading}</summary>
      <fieldset>
        <legend className={css['hidden']}>{heading}</legend>
        {options.map(({ value, param, label }) => (
          <label key={value}>
            <input type="checkbox" name={facet.param} value={param} defaultChecked={selected.includes(value)} />
            <span>{t(label)}</span>
            <Count facet={facet} option={value} counts={counts} />
          </label>
        ))}
      </fieldset>
    </details>
  )
}

interface FieldsProps {
  readonly available: readonly AvailableFacet[]
  readonly selection: FacetSelection
  /** Shown beside the options; without them no numbers are shown. */
  readonly counts?: OptionCounts | undefined
}

/** Form controls of one facet; names and values are those of query parameters. */
const FacetField = ({ facet, selection, counts }: { facet: AvailableFacet } & Omit<FieldsProps, 'available'>) => {
  const selected = selection[facet.key]
  if (facet.kind === 'boolean') return <BooleanField facet={facet} selected={selected === true} counts={counts} />
  if (facet.kind === 'range') {
    const range = selected as Range | undefined
    return facet.minimums ? (
      <MinimumField facet={facet} minimums={facet.minimums} selected={range} counts={counts} />
    ) : (
      <RangeField facet={facet} selected={range} />
    )
  }
  return <ChoiceField facet={facet} selected={selected !== undefined && isOptionList(selected) ? selected : []} counts={counts} />
}

/** Order of the kinds of facets: the shortest first. */
const kinds = ['boolean', 'range', 'choice'] as const

/** Form controls of facets. */
export const FacetFields = ({ available, selection, counts }: FieldsProps) => {
  const t = useT()
  const [booleans = [], ranges = [], choices = []] = kinds.map((kind) => available.filter((facet) => facet.kind === kind))
  const fields = (facets: readonly AvailableFacet[]) =>
    facets.map((facet) => <FacetField key={facet.key} facet={facet} selection={selection} counts={counts} />)
  return (
    <>
      {booleans.length > 0 && (
        <fieldset className={css['booleans']}>
          <legend className={css['hidden']}>{t('facets.conditions')}</legend>
          {fields(booleans)}
        </fieldset>
      )}
      {fields(ranges)}
      {fields(choices)}
    </>
  )
}

/** Form controls of facets without a selection; cached for all static pages with the same facets and counts. */
export const EmptyFacetFields = ({ available, counts }: Omit<FieldsProps, 'selection'>) => (
  <CachedFields name={available.map((facet) => cacheKeyOf(facet, counts)).join(' ')} className={css['cached']}>
    <FacetFields available={available} selection={{}} counts={counts} />
  </CachedFields>
)

const cacheKeyOf = (facet: AvailableFacet, counts: OptionCounts | undefined) => {
  const numberOf = (option: string) => counts?.facets[facet.key]?.[option]?.matching ?? ''
  if (facet.kind === 'choice') return `${facet.key}:${facet.options.map(({ value, param }) => `${param}=${numberOf(value)}`).join()}`
  if (facet.kind === 'range') return `${facet.key}:${facet.minimums?.map((one) => `${one}=${numberOf(minimumOption(one))}`).join() ?? ''}`
  return `${facet.key}=${numberOf('true')}`
}
