import { useId } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import type { PricedFacility } from '../../contract/estimate.ts'
import type { Family } from '../../contract/family.ts'
import { familyLimits } from '../../contract/limits.ts'
import type { RateView } from '../../contract/rate.ts'
import css from './costs.module.css'

interface Props {
  readonly facility: PricedFacility
  readonly rates: readonly RateView[]
  readonly family: Family
  readonly onChange: (family: Family) => void
}

const numbersBetween = (from: number, until: number) => Array.from({ length: until + 1 - from }, (_, n) => n + from)

/** Questions on which the cost depends here: those that change nothing are not asked. */
export const FamilyFields = ({ facility, rates, family, onChange }: Props) => {
  const t = useT()
  const id = useId()
  const isKindergarten = facility.category === 'przedszkola'
  const isLocal = rates.some(({ kind, commune }) => kind === 'nursery_subsidy' && commune === facility.commune)
  const number = (name: 'days' | 'hours' | 'siblings', label: string, from: number) => (
    <label htmlFor={`${id}${name}`}>
      {label}
      <select
        id={`${id}${name}`}
        className={form['line']}
        value={family[name]}
        onChange={({ target }) => onChange({ ...family, [name]: Number(target.value) })}
      >
        {numbersBetween(from, familyLimits[name]).map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </label>
  )
  const box = (name: 'disability' | 'resident', label: string) => (
    <label className={css['box']}>
      <input type="checkbox" checked={family[name]} onChange={({ target }) => onChange({ ...family, [name]: target.checked })} />
      {label}
    </label>
  )
  return (
    <div className={css['fields']}>
      <label htmlFor={`${id}born`}>
        {t('costs.family.born')}
        <input
          id={`${id}born`}
          className={form['line']}
          type="month"
          min="2015-01"
          value={family.born ?? ''}
          onChange={({ target }) => onChange({ ...family, born: target.value || null })}
        />
      </label>
      {number('days', t('costs.family.days'), 1)}
      {isKindergarten && facility.isPublic && number('hours', t('costs.family.hours'), 1)}
      {rates.some(({ siblings_from }) => siblings_from > 0) && number('siblings', t('costs.family.siblings'), 0)}
      {rates.some(({ disability_amount }) => disability_amount !== null) && box('disability', t('costs.family.disability'))}
      {isLocal && box('resident', t('costs.family.resident', { commune: facility.commune ?? '' }))}
    </div>
  )
}
