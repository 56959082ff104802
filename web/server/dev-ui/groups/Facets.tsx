import { type AvailableChoiceFacet, type AvailableFacet, maximumOption, minimumOption, type RangeFacet } from '#core/search/facet.ts'
import type { OptionCounts } from '#core/search/option-counter.port.ts'
import { FacetFields } from '#web/ui/facets/FacetFields.tsx'
import { FacetForm } from '#web/ui/facets/FacetForm.tsx'
import { OptionCount } from '#web/ui/facets/OptionCount.tsx'
import { EndField } from '#web/ui/facets/RangeFields.tsx'
import { RemovableChips } from '#web/ui/facets/RemovableChips.tsx'
import { SelectedFacets } from '#web/ui/facets/SelectedFacets.tsx'
import { Specimen, State } from '../Specimen.tsx'
import { useSamples } from '../samples.ts'

const kinds: AvailableChoiceFacet = {
  kind: 'choice',
  key: 'sample-kind',
  param: 'sample-kind',
  label: 'landing.kinds.title',
  from: '',
  of: 'text',
  options: [
    { value: 'nursery', param: 'nursery', label: 'landing.kinds.nursery.name' },
    { value: 'club', param: 'club', label: 'landing.kinds.toddler_club.name' },
    { value: 'point', param: 'point', label: 'landing.kinds.kindergarten_point.name' },
  ],
}
const hours: RangeFacet = {
  kind: 'range',
  key: 'sample-hours',
  param: 'sample-hours',
  label: 'catalogue.facet.opens',
  from: '',
  unit: 'minutes',
  min: 0,
  max: 1440,
  step: 30,
  maximums: [390, 420],
}
const available: readonly AvailableFacet[] = [
  { kind: 'boolean', key: 'sample-quiet', param: 'sample-quiet', label: 'landing.trust.quiet.title', from: '' },
  {
    kind: 'range',
    key: 'sample-fee',
    param: 'sample-fee',
    label: 'facets.conditions',
    from: '',
    unit: 'zloty',
    min: 0,
    max: 300_000,
    step: 100,
  },
  {
    kind: 'range',
    key: 'sample-rating',
    param: 'sample-rating',
    label: 'rating.label',
    from: '',
    unit: 'points',
    min: 10,
    max: 50,
    step: 1,
    minimums: [45, 40, 30],
  },
  hours,
  kinds,
  { ...kinds, key: 'sample-not-kind', param: 'sample-not-kind', excludes: 'sample-kind', hidden: true },
]

const counted = (matching: number) => ({ total: 345, matching })
const counts: OptionCounts = {
  total: 345,
  facets: {
    'sample-quiet': { true: counted(12) },
    'sample-rating': { [minimumOption(45)]: counted(3), [minimumOption(40)]: counted(80), [minimumOption(30)]: counted(321) },
    'sample-hours': { known: counted(300), [maximumOption(390)]: counted(41), [maximumOption(420)]: counted(230) },
    'sample-kind': { nursery: counted(12_345), club: counted(7), point: counted(1) },
  },
}
const selection = {
  'sample-quiet': true,
  'sample-fee': { max: 150_000 },
  'sample-kind': ['nursery', 'club'],
  'sample-not-kind': ['point'],
} as const
const address = '/dev/ui'

/** Filters of lists: the form, and what is chosen as chips. */
export const Facets = () => {
  const { longFacility, sentence } = useSamples()
  return (
    <>
      <Specimen of="ui/facets/FacetForm.tsx" note="Sent as an address; numbers say how many facilities an option would show.">
        <State name="nothing chosen">
          <FacetForm id="facets-empty" available={available} selection={{}} counts={counts} action={address} clear={address} />
        </State>
        <State name="some chosen, with the number found">
          <FacetForm
            id="facets-chosen"
            available={available}
            selection={selection}
            counts={counts}
            found={12}
            action={address}
            clear={address}
          />
        </State>
      </Specimen>
      <Specimen of="ui/facets/FacetFields.tsx">
        <State name="without numbers">
          <form>
            <FacetFields available={available.slice(0, 2)} selection={{}} />
          </form>
        </State>
      </Specimen>
      <Specimen of="ui/facets/RangeFields.tsx" note="Hours are closed until one is chosen.">
        <State name="an end chosen">
          <form>
            <EndField facet={hours} selected={{ max: 390 }} counts={counts} />
          </form>
        </State>
      </Specimen>
      <Specimen of="ui/facets/OptionCount.tsx">
        <State name="number of facilities">
          <OptionCount facet={kinds} option="nursery" counts={counts} />
        </State>
      </Specimen>
      <Specimen of="ui/facets/SelectedFacets.tsx" note="Continues the heading as a sentence.">
        <State name="several" wide>
          <SelectedFacets available={available} selection={selection} hrefOf={() => address} />
        </State>
      </Specimen>
      <Specimen of="ui/facets/RemovableChips.tsx">
        <State name="one; long" wide>
          <RemovableChips chips={[{ text: longFacility, href: address }]} clear={address} />
        </State>
        <State name="hover" force="hover">
          <RemovableChips chips={[{ text: sentence, href: address }]} clear={address} />
        </State>
        <State name="focus" force="focus">
          <RemovableChips chips={[{ text: sentence, href: address }]} clear={address} />
        </State>
      </Specimen>
    </>
  )
}
