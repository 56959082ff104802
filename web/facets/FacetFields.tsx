import { type FacetSelection, isWords, type Range } from '#core/search/facet-choice.ts'
import {
  type FacetOption,
  type AvailableFacet,
  type AvailableOptions,
  paramsOf,
  type RangeFacet,
  type BooleanFacet,
} from '#core/search/facet.ts'
import { useT } from '#web/i18n/words.ts'
import css from './facets.module.css'
import { Kept } from './Kept.tsx'

/** Lists up to this length lie open, so that most people never open anything. */
const openUpTo = 6

const zloty = (grosze: number | undefined) => (grosze === undefined ? '' : String(grosze / 100))

/** Yes, or not asked. */
const YesField = ({ facet, chosen }: { facet: BooleanFacet; chosen: boolean }) => (
  <label>
    <input type="checkbox" name={facet.param} value="tak" defaultChecked={chosen} />
    {useT()(facet.label)}
  </label>
)

/** From and to, in złoty. */
const SpanField = ({ facet, chosen = {} }: { facet: RangeFacet; chosen?: Range | undefined }) => {
  const t = useT()
  const ends = [chosen.min, chosen.max] as const
  return (
    <fieldset className={css['span']}>
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

/** Any of some words, behind its heading; short lists and those with something chosen lie open, what is chosen first. */
const WordsField = ({ facet, chosen = [] }: { facet: AvailableOptions; chosen?: readonly string[] }) => {
  const t = useT()
  const heading = t(facet.label)
  const isChosen = ({ value }: FacetOption) => chosen.includes(value)
  const options = [...facet.options.filter(isChosen), ...facet.options.filter((one) => !isChosen(one))]
  return (
    <details className={css['words']} open={chosen.length > 0 || facet.options.length <= openUpTo}>
      <summary className={css['legend']}>{heading}</summary>
      <fieldset>
        <legend className={css['hidden']}>{heading}</legend>
        {options.map(({ value, param, label }) => (
          <label key={value}>
            <input type="checkbox" name={facet.param} value={param} defaultChecked={chosen.includes(value)} />
            {t(label)}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** One facet as form controls that bear the words of addresses. */
const FacetField = ({ facet, choice }: { facet: AvailableFacet; choice: FacetSelection }) => {
  const chosen = choice[facet.key]
  if (facet.kind === 'yes') return <YesField facet={facet} chosen={chosen === true} />
  if (facet.kind === 'span') return <SpanField facet={facet} chosen={chosen as Range | undefined} />
  return <WordsField facet={facet} chosen={chosen !== undefined && isWords(chosen) ? chosen : []} />
}

/** What is short comes first: yes, spans, then lists. */
const kinds = ['yes', 'span', 'words'] as const

/** All facets as form controls; a list of one word is no choice and left out. */
export const FacetFields = ({ offered, choice }: { offered: readonly AvailableFacet[]; choice: FacetSelection }) => {
  const t = useT()
  const [yes = [], spans = [], words = []] = kinds.map((kind) => offered.filter((facet) => facet.kind === kind))
  const fields = (facets: readonly AvailableFacet[]) => facets.map((facet) => <FacetField key={facet.key} facet={facet} choice={choice} />)
  return (
    <>
      {yes.length > 0 && (
        <fieldset className={css['yes']}>
          <legend className={css['hidden']}>{t('facets.conditions')}</legend>
          {fields(yes)}
        </fieldset>
      )}
      {fields(spans)}
      {fields(words.filter((facet) => facet.kind === 'words' && facet.options.length > 1))}
    </>
  )
}

/** The same with nothing chosen: on the server drawn once for all pages that offer the same. */
export const EmptyFacetFields = ({ offered }: { offered: readonly AvailableFacet[] }) => (
  <Kept name={offered.map(nameOf).join(' ')} className={css['kept']}>
    <FacetFields offered={offered} choice={{}} />
  </Kept>
)

const nameOf = (facet: AvailableFacet) =>
  facet.kind === 'words' ? `${facet.key}:${facet.options.map(({ param }) => param).join()}` : facet.key
