import { useState } from 'react'
import { factDay } from '#core/kernel/dates.ts'
import { money } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { costsApi } from '../../contract/api.ts'
import type { RateView } from '../../contract/rate.ts'
import { rateKinds } from '../../contract/rate-kinds.ts'
import css from '../app.module.css'
import { FormerRates } from './FormerRates.tsx'
import { ChangeRateForm, NewRateForm } from './RateForm.tsx'

export const queries: PageQueries = () => [query(costsApi.listRates)]

/** Page of support with the rates of each kind: those to be checked say so. */
export const Page = () => {
  const t = useT()
  const { data } = useQuery(costsApi.listRates)
  const [added, setAdded] = useState(0)
  return (
    <>
      <h1 tabIndex={-1}>{t('costs.rates.title')}</h1>
      <p className={css['lead']}>{t('costs.rates.lead')}</p>
      {rateKinds.map((kind) => {
        const rates = data.rates.filter((rate) => rate.kind === kind)
        return (
          <section key={kind} className={css['section']} aria-labelledby={kind}>
            <h2 id={kind}>{t(messageKey('costs.kind', kind))}</h2>
            {rates.length === 0 && <p className={css['quiet']}>{t('costs.rates.none')}</p>}
            <ul className={css['rates']}>
              {rates.map((rate) => (
                <Rate key={rate.id} rate={rate} />
              ))}
            </ul>
            <details className={css['details']}>
              <summary>{t('costs.rates.add')}</summary>
              <NewRateForm key={added} kind={kind} onSaved={() => setAdded(added + 1)} />
            </details>
          </section>
        )
      })}
    </>
  )
}

/** Rate with what it says and where it comes from, and the ways to confirm and to change it. */
const Rate = ({ rate }: { readonly rate: RateView }) => {
  const t = useT()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const confirm = useMutation(costsApi.confirmRate, { invalidates: [costsApi.listRates], toast: t('costs.rates.confirmed') })
  const day = (text: string) => factDay(text, language)
  const area =
    rate.commune === null || rate.voivodeship === null
      ? t('costs.rates.country')
      : [...new Set([rate.commune, rate.county, t(voivodeshipKey(rate.voivodeship))])].join(', ')
  const conditions = [
    rate.disability_amount !== null && t('costs.rates.disability', { amount: money(rate.disability_amount, language) }),
    rate.fee_limit !== null && t('costs.rates.limit', { amount: money(rate.fee_limit, language) }),
    rate.free_hours !== null && t('costs.rates.free-hours', { count: rate.free_hours }),
    rate.siblings_from > 0 && t('costs.rates.siblings', { count: rate.siblings_from }),
    rate.age_from !== null && t('costs.rates.age-from', { count: rate.age_from }),
    rate.age_until !== null && t('costs.rates.age-until', { count: rate.age_until }),
  ].filter((text) => text !== false)
  return (
    <li className={css['rate']}>
      <p className={css['head']}>
        <strong>{area}</strong>
        <strong className={css['amount']}>
          {t(rate.kind === 'kindergarten_hour' ? 'costs.rates.per-hour' : 'costs.rates.per-month', {
            amount: money(rate.amount, language),
          })}
        </strong>
      </p>
      {conditions.length > 0 && <p>{conditions.join(' · ')}</p>}
      {rate.note !== null && <p lang="pl">{rate.note}</p>}
      <p className={css['quiet']}>
        {rate.valid_until === null
          ? t('costs.rates.from', { from: day(rate.valid_from) })
          : t('costs.rates.from-until', { from: day(rate.valid_from), until: day(rate.valid_until) })}{' '}
        · {rate.source_url === null ? rate.source : <a href={rate.source_url}>{rate.source}</a>}, {day(rate.source_on)}
      </p>
      <p className={css['buttons']}>
        {rate.confirmed_on === null ? (
          <Badge tone="warn">{t('costs.unconfirmed')}</Badge>
        ) : (
          <Badge tone="good">{t('costs.rates.confirmed-on', { date: day(rate.confirmed_on) })}</Badge>
        )}
        <Button small aria-disabled={confirm.isPending} onClick={() => confirm.mutate({ id: rate.id, version: rate.version })}>
          {t('costs.rates.confirm')}
        </Button>
        <Button small aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('costs.rates.change')}
        </Button>
      </p>
      {isOpen && <ChangeRateForm rate={rate} onSaved={() => setIsOpen(false)} />}
      {rate.version > 1 && <FormerRates id={rate.id} version={rate.version} />}
    </li>
  )
}
