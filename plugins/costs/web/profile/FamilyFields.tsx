import { useId } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import type { DiscountReason } from '../../contract/discounts.ts'
import type { Family } from '../../contract/family.ts'
import { familyLimits } from '../../contract/limits.ts'
import type { PricedFacility } from '../../contract/priced-facility.ts'
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
  const { voivodeship, county, commune } = facility
  const isKindergarten = facility.category === 'przedszkola'
  const isLocal = commune !== null && rates.some((rate) => rate.kind === 'nursery_subsidy' && rate.commune === commune)
  const isHome = family.home?.voivodeship === voivodeship && family.home.county === county && family.home.commune === commune
  const lowersFor = (reason: DiscountReason) => !isKindergarten && facility.discounts.some((discount) => discount.reason === reason)
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
  const box = (label: string, checked: boolean, changed: (checked: boolean) => Partial<Family>) => (
    <label className={css['box']}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange({ ...family, ...changed(target.checked) })} />
      {label}
    </label>
  )
  const othersAt = family.siblingAt.filter((at) => at !== facility.id)
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
      {(rates.some(({ disability_amount }) => disability_amount !== null) || lowersFor('disability')) &&
        box(t('costs.family.disability'), family.disability, (disability) => ({ disability }))}
      {lowersFor('sibling') &&
        box(t('costs.family.sibling-here'), family.siblingAt.includes(facility.id), (attends) => ({
          siblingAt: attends ? [...othersAt, facility.id] : othersAt,
        }))}
      {lowersFor('large_family') && box(t('costs.family.large-family'), family.largeFamily, (largeFamily) => ({ largeFamily }))}
      {lowersFor('single_parent') && box(t('costs.family.single-parent'), family.singleParent, (singleParent) => ({ singleParent }))}
      {isLocal &&
        box(t('costs.family.resident', { commune }), isHome, (lives) => ({ home: lives ? { voivodeship, county, commune } : null }))}
    </div>
  )
}
