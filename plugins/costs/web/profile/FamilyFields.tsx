import { useId } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import type { Commune, Family } from '../../contract/family.ts'
import { familyLimits } from '../../contract/limits.ts'
import type { Questions } from '../../contract/questions.ts'

interface Props {
  readonly questions: Questions
  /** The facility that a sibling may attend, where there is one. */
  readonly facilityId?: string
  readonly family: Family
  readonly onChange: (family: Family) => void
}

const numbersBetween = (from: number, until: number) => Array.from({ length: until + 1 - from }, (_, n) => n + from)
const isSame = (one: Commune | null, { voivodeship, county, commune }: Commune) =>
  one?.voivodeship === voivodeship && one.county === county && one.commune === commune

/** Fields of the questions on which a cost depends. */
export const FamilyFields = ({ questions, facilityId = '', family, onChange }: Props) => {
  const t = useT()
  const id = useId()
  const number = (name: 'days' | 'hours' | 'siblings', label: string, from: number) => (
    <div className={form['field']}>
      <label htmlFor={`${id}${name}`}>{label}</label>
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
    </div>
  )
  const box = (label: string, checked: boolean, changed: (checked: boolean) => Partial<Family>) => (
    <div key={label} className={form['field']}>
      <label className={form['tick']}>
        <input
          type="checkbox"
          className={form['box']}
          checked={checked}
          onChange={({ target }) => onChange({ ...family, ...changed(target.checked) })}
        />
        {label}
      </label>
    </div>
  )
  const othersAt = family.siblingAt.filter((at) => at !== facilityId)
  return (
    <>
      <div className={form['field']}>
        <label htmlFor={`${id}born`}>{t('costs.family.born')}</label>
        <input
          id={`${id}born`}
          className={form['line']}
          type="month"
          min="2015-01"
          value={family.born ?? ''}
          onChange={({ target }) => onChange({ ...family, born: target.value || null })}
        />
      </div>
      {number('days', t('costs.family.days'), 1)}
      {questions.hours && number('hours', t('costs.family.hours'), 1)}
      {questions.siblings && number('siblings', t('costs.family.siblings'), 0)}
      {questions.disability && box(t('costs.family.disability'), family.disability, (disability) => ({ disability }))}
      {questions.siblingHere &&
        box(t('costs.family.sibling-here'), family.siblingAt.includes(facilityId), (attends) => ({
          siblingAt: attends ? [...othersAt, facilityId] : othersAt,
        }))}
      {questions.largeFamily && box(t('costs.family.large-family'), family.largeFamily, (largeFamily) => ({ largeFamily }))}
      {questions.singleParent && box(t('costs.family.single-parent'), family.singleParent, (singleParent) => ({ singleParent }))}
      {questions.communes.map((commune) =>
        box(t('costs.family.resident', { commune: commune.commune }), isSame(family.home, commune), (lives) => ({
          home: lives ? commune : null,
        })),
      )}
    </>
  )
}
