import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { DecisionView } from '../../contract/decision.ts'
import type { ReportReason } from '../../contract/reasons.ts'
import css from './reports.module.css'

/** Statement of reasons with the fields of Art. 17(3) DSA. */
export const Statement = ({ of }: { readonly of: DecisionView }) => {
  const t = useT()
  const language = useLanguage()
  const { outcome, reason, ground, clause, facts, automated, territory, duration, decided_at, reported } = of
  const lines = [
    ['outcome', t(messageKey('reports.outcome', outcome))],
    ['reason', t(messageKey('reports.reason', reason as ReportReason))],
    ['facts', facts || t('reports.statement.erased')],
    ['ground', `${t(messageKey('reports.ground', ground))}: ${clause || t('reports.clause.default')}`],
    ['origin', t(reported ? 'reports.statement.origin.report' : 'reports.statement.origin.check')],
    ['automated', t(automated ? 'reports.statement.automated.yes' : 'reports.statement.automated.no')],
    ['territory', territory === 'PL/EU' ? t('reports.statement.territory.value') : territory],
    ['duration', t(messageKey('reports.duration', duration))],
    ['decided', factMoment(decided_at, language)],
  ] as const
  return (
    <dl className={css['facts']}>
      {lines.map(([name, text]) => (
        <div key={name} className={css['fact']}>
          <dt>{t(messageKey('reports.statement', name))}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
