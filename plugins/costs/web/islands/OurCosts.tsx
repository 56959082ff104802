import { useCallback, useId, useState } from 'react'
import { factDay } from '#core/kernel/dates.ts'
import { money, wholeMoney } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import {
  ListTool,
  listToolMessages,
  type ToolList,
  ToolNote,
  ToolQuestions,
  ToolResults,
  ToolRow,
  ToolRows,
} from '#plugins/catalogue/contract/tool-list-ui.ts'
import { callApi } from '#web/runtime/api.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import form from '#web/ui/fields/forms.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import { costsApi } from '../../contract/api.ts'
import { type Family, usualFamily } from '../../contract/family.ts'
import type { PricedList } from '../../contract/priced-list.ts'
import { questionsOn } from '../../contract/questions.ts'
import { type CostedFacility, sortByCost } from '../../contract/sort-by-cost.ts'
import { FamilyFields } from '../profile/FamilyFields.tsx'
import { readFamily, storeFamily } from './stored-family.ts'

/** Facilities that are shown at once. */
const pageSize = 10

/**
 * The facilities of a list by what the reader's family pays. Everything is worked out here; what the family answers is sent
 * to nobody.
 */
const OurCosts = ({ list, profilePath }: ToolList) => (
  <ListTool load={useCallback(() => callApi(costsApi.listCosts, list), [list])}>
    {(found) => <Costs list={found} profilePath={profilePath} />}
  </ListTool>
)

const Costs = ({ list, profilePath }: { readonly list: PricedList; readonly profilePath: string }) => {
  const t = useT()
  const language = useLanguage()
  const id = useId()
  const [family, setFamily] = useState<Family | null>(readFamily)
  const [maximum, setMaximum] = useState('')
  const [shown, setShown] = useState(pageSize)
  const change = (changed: Family | null) => {
    setFamily(changed)
    storeFamily(changed)
    setShown(pageSize)
  }
  const limit = /^\d{1,5}$/.test(maximum) ? Number(maximum) * 100 : null
  const { costed, unknown } = sortByCost(list, family ?? usualFamily, limit)
  const priced = list.facilities.map((facility) => facility.priced)
  return (
    <>
      <ToolQuestions>
        <FamilyFields questions={questionsOn(priced, list.rates)} family={family ?? usualFamily} onChange={change} />
        <div className={form['field']}>
          <label htmlFor={`${id}maximum`}>{t('costs.ours.maximum')}</label>
          <input
            id={`${id}maximum`}
            className={form['line']}
            type="text"
            inputMode="numeric"
            maxLength={5}
            value={maximum}
            onChange={({ target }) => setMaximum(target.value.replace(/\D/g, ''))}
          />
        </div>
        <ToolNote>
          {t('costs.family.private')}{' '}
          {family !== null && (
            <button type="button" onClick={() => change(null)}>
              {t('costs.family.forget')}
            </button>
          )}
        </ToolNote>
      </ToolQuestions>
      <ToolResults>
        <p role="status">
          {limit === null && costed.length === 0
            ? t('costs.ours.none')
            : t(limit === null ? 'costs.ours.count' : 'costs.ours.count.maximum', {
                count: costed.length,
                maximum: money(limit ?? 0, language),
              })}{' '}
          {unknown > 0 && t('costs.ours.unknown', { count: unknown })}
        </p>
        {list.total > list.facilities.length && <p>{t('costs.ours.first', { count: list.facilities.length })}</p>}
        {costed.length > 0 && (
          <ToolRows>
            {costed.slice(0, shown).map((one) => (
              <Row key={one.facility.priced.id} {...one} profilePath={profilePath} />
            ))}
          </ToolRows>
        )}
        {costed.length > shown && (
          <Button small onClick={() => setShown(shown + pageSize)}>
            {t('costs.ours.more')}
          </Button>
        )}
      </ToolResults>
    </>
  )
}

/** Facility with what is paid and by whom, in one line: `1800 zł − 1500 zł świadczenie + 330 zł wyżywienie`. */
const Row = ({ facility: { slug, name, address, priced }, cost, profilePath }: CostedFacility & { readonly profilePath: string }) => {
  const t = useT()
  const language = useLanguage()
  const parts = cost.lines.map(({ kind, amount }) => t(messageKey('costs.ours.part', kind), { amount: money(Math.abs(amount), language) }))
  return (
    <ToolRow
      href={profilePath.replace('@facility', slug)}
      name={name}
      value={cost.isEstimate ? t('costs.ours.about', { amount: wholeMoney(cost.total, language) }) : money(cost.total, language)}
    >
      <ToolNote>{address}</ToolNote>
      <ToolNote>
        {parts.join(' ')}
        {cost.lacksMeals && ` (${t('costs.ours.without-meals')})`}
        {priced.fees && `, ${t('costs.ours.on', { date: factDay(priced.fees.on, language) })}`}
      </ToolNote>
    </ToolRow>
  )
}

export default island('costs/OurCosts', ['costs.ours', 'costs.family', ...listToolMessages], OurCosts)
