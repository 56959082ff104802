import { factDay } from '#core/kernel/dates.ts'
import { money } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Cost, CostLine } from '../../contract/estimate.ts'
import type { PricedFacility } from '../../contract/priced-facility.ts'
import type { RateView } from '../../contract/rate.ts'
import css from './costs.module.css'

interface Props {
  readonly cost: Cost
  readonly facility: PricedFacility
  /** Source of its fees with its day, in words. */
  readonly feesFrom: string
}

/** Lines of a cost with the source and the day of each, their sum, and what is not part of it. */
export const CostLines = ({ cost, facility, feesFrom }: Props) => {
  const t = useT()
  const language = useLanguage()
  const notes = [
    ...cost.unpaid.map(({ reason, rate }) =>
      t(messageKey('costs.unpaid', reason), {
        limit: money(rate.fee_limit ?? 0, language),
        amount: money(rate.amount, language),
        commune: rate.commune ?? '',
        count: rate.siblings_from,
      }),
    ),
    ...(cost.lacksMeals ? [t('costs.lacks-meals')] : []),
  ]
  return (
    <>
      <dl className={css['lines']}>
        {cost.lines.map((line) => (
          <div key={line.kind}>
            <dt>
              <LineName line={line} facility={facility} />
              {line.rate !== null && <RateSource rate={line.rate} />}
              {line.rate === null && feesFrom !== '' && <span className={css['source']}>{feesFrom}</span>}
            </dt>
            <dd>{line.kind === 'hours' && line.amount === 0 ? t('costs.free') : amountText(line.amount, language)}</dd>
          </div>
        ))}
        <div className={css['total']}>
          <dt>{t(cost.isEstimate ? 'costs.total.estimate' : 'costs.total')}</dt>
          <dd>{money(cost.total, language)}</dd>
        </div>
      </dl>
      {notes.length > 0 && (
        <ul className={css['notes']}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Amount with a real minus, which a screen reader reads and which is as wide as a digit. */
const amountText = (grosze: number, language: Language) => `${grosze < 0 ? '\u2212' : ''}${money(Math.abs(grosze), language)}`

const LineName = ({ line: { kind, rate, discount }, facility }: { readonly line: CostLine; readonly facility: PricedFacility }) => {
  const t = useT()
  if (kind === 'fee') return t(facility.is_highest_fee ? 'costs.line.fee.highest' : 'costs.line.fee')
  if (discount) return t(messageKey('costs.line.discount', discount.reason), { percent: discount.percent })
  if (kind === 'hours') return t('costs.line.hours', { free: rate?.free_hours ?? 0 })
  if (kind === 'subsidy') return t('costs.line.subsidy', { commune: rate?.commune ?? '' })
  return t(kind === 'benefit' ? 'costs.line.benefit' : 'costs.line.meals')
}

const RateSource = ({ rate }: { readonly rate: RateView }) => {
  const t = useT()
  const language = useLanguage()
  const text = t('costs.source', { source: rate.source, date: factDay(rate.confirmed_on ?? rate.source_on, language) })
  return (
    <span className={css['source']}>
      {rate.source_url === null ? (
        text
      ) : (
        <a href={rate.source_url} rel="noopener">
          {text}
        </a>
      )}
      {rate.confirmed_on === null && <strong> {t('costs.unconfirmed')}</strong>}
    </span>
  )
}
