import {
  type AvailableChoiceFacet,
  type AvailableFacet,
  type BooleanFacet,
  type FacetOption,
  maximumOption,
  minimumOption,
} from '#core/search/facet.ts'
import { type FacetSelection, isOptionList, type Range } from '#core/search/facet-selection.ts'
import type { OptionCounts } from '#core/search/option-counter.port.ts'
import { lowerFirst } from '#core/search/selection-phrases.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { CachedFields } from './CachedFields.tsx'
import css from './facets.module.css'
import { OptionCount } from './OptionCount.tsx'
import { EndField, RangeField } from './RangeFields.tsx'

/** Lists up to this length are initially open. */
const openUpToOptions = 6

/** Checkbox of a boolean facet. */
const BooleanField = ({ facet, selected, counts }: { facet: BooleanFacet; selected: boolean; counts: OptionCounts | undefined }) => (
  <label>
    <input type="checkbox" name={facet.param} value="tak" defaultChecked={selected} />
    <span>{useT()(facet.label)}</span>
    <OptionCount facet={facet} option="true" counts={counts} />
  </label>
)

interface ChoiceFieldProps {
  readonly facet: AvailableChoiceFacet
  readonly selected?: readonly string[]
  readonly counts: OptionCounts | undefined
}

/** Checkboxes of a choice facet, collapsible; short lists and lists with a selection are open; selected options come first. */
const ChoiceField = ({ facet, selected = [], counts }: ChoiceFieldProps) => {
  const t = useT()
  const language = useLanguage()
  const label = t(facet.label)
  const heading = facet.excludes === undefined ? label : t('facets.excluded', { label: lowerFirst(label, language) })
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
            <OptionCount facet={facet} option={value} counts={counts} />
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
    return facet.minimums || facet.maximums ? (
      <EndField facet={facet} selected={range} counts={counts} />
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
  if (facet.kind === 'range') {
    const ends = [...(facet.minimums ?? []).map(minimumOption), ...(facet.maximums ?? []).map(maximumOption)]
    return `${facet.key}:${ends.map((end) => `${end}=${numberOf(end)}`).join()}`
  }
  return `${facet.key}=${numberOf('true')}`
}
