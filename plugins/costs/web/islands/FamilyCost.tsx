import { useEffect, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import { estimateCost } from '../../contract/estimate.ts'
import { type Family, usualFamily } from '../../contract/family.ts'
import type { PricedFacility } from '../../contract/priced-facility.ts'
import { questionsOn } from '../../contract/questions.ts'
import type { RateView } from '../../contract/rate.ts'
import { CostLines } from '../profile/CostLines.tsx'
import css from '../profile/costs.module.css'
import { FamilyFields } from '../profile/FamilyFields.tsx'
import { readFamily, storeFamily } from './stored-family.ts'

interface Props {
  readonly facility: PricedFacility
  readonly rates: readonly RateView[]
  /** Source of its fees with its day, in words. */
  readonly feesFrom: string
  /** ISO day. */
  readonly today: string
}

/** Cost of a facility: at first that of a usual family, and of the reader's as soon as they have answered a question. */
const FamilyCost = ({ facility, rates, feesFrom, today }: Props) => {
  const t = useT()
  const [family, setFamily] = useState<Family | null>(null)
  useEffect(() => setFamily(readFamily()), [])
  const change = (changed: Family | null) => {
    setFamily(changed)
    storeFamily(changed)
  }
  const cost = estimateCost(facility, rates, family ?? usualFamily, today)
  if (cost === null) return null
  return (
    <>
      <div aria-live="polite">
        <p className={css['quiet']}>{t(family === null ? 'costs.usual' : 'costs.yours')}</p>
        <CostLines cost={cost} facility={facility} feesFrom={feesFrom} />
      </div>
      <details className={css['family']}>
        <summary>{t('costs.family')}</summary>
        <div className={css['fields']}>
          <FamilyFields
            questions={questionsOn([facility], rates)}
            facilityId={facility.id}
            family={family ?? usualFamily}
            onChange={change}
          />
        </div>
        <p className={css['quiet']}>
          {t('costs.family.private')}{' '}
          {family !== null && (
            <button type="button" className={css['forget']} onClick={() => change(null)}>
              {t('costs.family.forget')}
            </button>
          )}
        </p>
      </details>
    </>
  )
}

// Each text is in the HTML of every profile, so those of support's page are not among them.
const messages = [
  'costs.usual',
  'costs.yours',
  'costs.free',
  'costs.source',
  'costs.unconfirmed',
  'costs.line',
  'costs.total',
  'costs.unpaid',
  'costs.lacks-meals',
  'costs.family',
]

export default island('costs/FamilyCost', messages, FamilyCost)
