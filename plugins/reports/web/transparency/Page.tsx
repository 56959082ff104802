import { numberFormat } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import type { TransparencyYear } from '../../contract/transparency.ts'
import css from '../components/reports.module.css'
import type { transparencyData } from '../pages.data.ts'

/** Page with the yearly figures of reports, decisions and appeals, computed from the rows. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { years } = usePageData<typeof transparencyData>()
  return (
    <Container>
      <div className={css['page']}>
        <h1>{t('reports.transparency.title')}</h1>
        <p className={css['lead']}>{t('reports.transparency.lead')}</p>
        {years.length === 0 ? (
          <EmptyList title={t('reports.transparency.none')} subtitle={t('reports.transparency.none.text')} />
        ) : (
          years.map((year) => <Year key={year.year} of={year} />)
        )}
        <p>
          <a href={href('notice')}>{t('reports.footer.notice')}</a>
        </p>
      </div>
    </Container>
  )
}

const Year = ({ of }: { readonly of: TransparencyYear }) => {
  const t = useT()
  const language = useLanguage()
  const number = (value: number) => numberFormat(language, { maximumFractionDigits: 1 }).format(value)
  const { year, reasons, outcomes, median_hours } = of
  const listed = (rows: readonly (readonly [name: string, count: number])[]) =>
    rows.map(([name, count]) => `${name}: ${number(count)}`).join('\n')
  const lines = [
    ['reports', number(of.reports)],
    ['without-account', number(of.without_account)],
    ['reasons', listed(reasons.map(({ reason, count }) => [t(messageKey('reports.reason', reason)), count])) || number(0)],
    ['decisions', number(of.decisions)],
    ['outcomes', listed(outcomes.map(({ outcome, count }) => [t(messageKey('reports.outcome', outcome)), count])) || number(0)],
    [
      'median',
      median_hours === null ? t('reports.transparency.no-decisions') : t('reports.transparency.hours', { hours: number(median_hours) }),
    ],
    ['automated', number(of.automated)],
    ['appeals', number(of.appeals)],
    ['appeals-decided', number(of.appeals_decided)],
    ['overturned', number(of.overturned)],
  ] as const
  return (
    <section aria-labelledby={`rok-${year}`}>
      <h2 id={`rok-${year}`}>{year}</h2>
      <dl className={css['facts']}>
        {lines.map(([name, text]) => (
          <div key={name} className={css['fact']}>
            <dt>{t(messageKey('reports.transparency', name))}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
