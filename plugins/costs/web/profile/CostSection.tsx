import type { CostSubject } from '#core/facilities/slots.ts'
import type { SourceKey } from '#core/facilities/source.ts'
import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { estimateCost } from '../../contract/estimate.ts'
import { usualFamily } from '../../contract/family.ts'
import { pricedFacility } from '../../contract/priced-facility.ts'
import { fromSlotRate, type SlotRate } from '../../contract/profile-slot-data.ts'
import type { RateView } from '../../contract/rate.ts'
import FamilyCost from '../islands/FamilyCost.tsx'

/** Leaves out what only support reads, since the HTML repeats the rates for the browser. */
const withoutNote = (rate: RateView): RateView => ({ ...rate, note: null })

/** Section of a profile with the monthly cost for a family; nothing where nobody states the price of care. */
export const CostSection = ({ of, data }: FillProps<CostSubject, readonly SlotRate[]>) => {
  const t = useT()
  const language = useLanguage()
  const facility = pricedFacility(of)
  const rates = data
    .map(fromSlotRate)
    .map(withoutNote)
    .filter(({ commune }) => commune === null || commune === facility.commune)
  if (!of.active || estimateCost(facility, rates, usualFamily, of.today) === null) return null
  const { fees } = of.facts
  const feesFrom = fees
    ? t('costs.source', {
        source: t(messageKey('facility-profile.source', fees.source as SourceKey)),
        date: factDay(fees.on, language),
      })
    : ''
  return (
    <section id="koszt" aria-labelledby="koszt-tytul">
      <h2 id="koszt-tytul">{t('costs.title')}</h2>
      <Island of={FamilyCost} when="interaction" facility={facility} rates={rates} feesFrom={feesFrom} today={of.today} />
    </section>
  )
}
