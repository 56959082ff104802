import { type FacetSelection, isOptionList, type Range } from '#core/search/facet-selection.ts'
import {
  type FacetOption,
  type AvailableFacet,
  type AvailableChoiceFacet,
  paramsOf,
  type RangeFacet,
  type BooleanFacet,
} from '#core/search/facet.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './facets.module.css'
import { CachedFields } from './CachedFields.tsx'

/** Lists up to this length are initially open. */
const openUpToOptions = 6

const zloty = (grosze: number | undefined) => (grosze === undefined ? '' : String(grosze / 100))

/** Checkbox of a boolean facet. */
const BooleanField = ({ facet, selected }: { facet: BooleanFacet; selected: boolean }) => (
  <label>
    <input type="checkbox" name={facet.param} value="tak" defaultChecked={selected} />
    {useT()(facet.label)}
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

/** Checkboxes of a choice facet, collapsible; short lists and lists with a selection are open; selected options come first. */
const ChoiceField = ({ facet, selected = [] }: { facet: AvailableChoiceFacet; selected?: readonly string[] }) => {
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
            {t(label)}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** Form controls of one facet; names and values are those of query parameters. */
const FacetField = ({ facet, selection }: { facet: AvailableFacet; selection: FacetSelection }) => {
  const selected = selection[facet.key]
  if (facet.kind === 'boolean') return <BooleanField facet={facet} selected={selected === true} />
  if (facet.kind === 'range') return <RangeField facet={facet} selected={selected as Range | undefined} />
  return <ChoiceField facet={facet} selected={selected !== undefined && isOptionList(selected) ? selected : []} />
}

/** Order of the kinds of facets: the shortest first. */
const kinds = ['boolean', 'range', 'choice'] as const

/** Form controls of all facets; lists with a single option are left out. */
export const FacetFields = ({ available, selection }: { available: readonly AvailableFacet[]; selection: FacetSelection }) => {
  const t = useT()
  const [booleans = [], ranges = [], choices = []] = kinds.map((kind) => available.filter((facet) => facet.kind === kind))
  const fields = (facets: readonly AvailableFacet[]) =>
    facets.map((facet) => <FacetField key={facet.key} facet={facet} selection={selection} />)
  return (
    <>
      {booleans.length > 0 && (
        <fieldset className={css['booleans']}>
          <legend className={css['hidden']}>{t('facets.conditions')}</legend>
          {fields(booleans)}
        </fieldset>
      )}
      {fields(ranges)}
      {fields(choices.filter((facet) => facet.kind === 'choice' && facet.options.length > 1))}
    </>
  )
}

/** Form controls of all facets without a selection; cached for all static pages with the same facets. */
export const EmptyFacetFields = ({ available }: { available: readonly AvailableFacet[] }) => (
  <CachedFields name={available.map(cacheKeyOf).join(' ')} className={css['cached']}>
    <FacetFields available={available} selection={{}} />
  </CachedFields>
)

const cacheKeyOf = (facet: AvailableFacet) =>
  facet.kind === 'choice' ? `${facet.key}:${facet.options.map(({ param }) => param).join()}` : facet.key
