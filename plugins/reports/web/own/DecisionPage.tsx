import { useEffect } from 'react'
import { factMoment } from '#core/kernel/dates.ts'
import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import { notificationsApi } from '#plugins/notifications/contract/api.ts'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { badgesAtom, useSetAtom } from '#web/app-kit/state.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { reportsApi } from '../../contract/api.ts'
import type { AppealView } from '../../contract/decision.ts'
import { textMaxLength } from '../../contract/reasons.ts'
import css from '../components/reports.module.css'
import { Statement } from '../components/Statement.tsx'

export const queries: PageQueries = ({ params }) => [query(reportsApi.showDecision, { id: params['decision'] ?? '' })]

/** Page with a statement of reasons and the appeal against it. */
export const DecisionPage = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const setBadges = useSetAtom(badgesAtom)
  const given = usePage().params['decision'] ?? ''
  const { data: decision } = useQuery(reportsApi.showDecision, { id: given })
  const { id, label, title, side, appeal, may_appeal, appeal_until, new: isNew } = decision
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision
  useEffect(() => {
    if (isNew) callInBackground(notificationsApi.markSeen, { list: [{ id }] }).then(setBadges, () => undefined)
  }, [id])
  return (
    <div className={css['page']}>
      <BackToList href={href('user_decisions')}>{t('reports.own.decisions.title')}</BackToList>
      <h1 tabIndex={-1}>
        {t('reports.own.decision.heading')}: {t(asMessageKey(label))}, {title}
      </h1>
      {side !== null && <p className={css['quiet']}>{t(messageKey('reports.own.side', side))}</p>}
      <Statement of={decision} />
      {appeal !== null && <Appeal of={appeal} />}
      {may_appeal && (
        <section className={css['box']} aria-labelledby="odwolanie">
          <h2 id="odwolanie">{t('reports.own.appeal.title')}</h2>
          <p>{t('reports.own.appeal.text', { until: factMoment(appeal_until, language) })}</p>
          <AppealForm id={id} />
        </section>
      )}
      <p className={css['quiet']}>{t('reports.own.redress')}</p>
    </div>
  )
}

const Appeal = ({ of: { state, text, filed_at, decided_at, note, restored } }: { readonly of: AppealView }) => {
  const t = useT()
  const language = useLanguage()
  return (
    <section className={css['box']} aria-labelledby="odwolanie">
      <h2 id="odwolanie">{t('reports.own.appeal.title')}</h2>
      <Badge tone={state === 'open' ? 'warn' : state === 'overturned' ? 'good' : 'plain'}>{t(messageKey('reports.appeal', state))}</Badge>
      <p className={css['quiet']}>
        {t('reports.own.appeal.filed', { at: factMoment(filed_at, language) })}
        {decided_at !== null && ` ${t('reports.own.appeal.decided', { at: factMoment(decided_at, language) })}`}
      </p>
      {text !== null && text !== '' && <p className={css['text']}>{text}</p>}
      {note !== null && (
        <p className={css['text']}>
          <strong>{t('reports.own.appeal.note')}</strong> {note}
        </p>
      )}
      {state === 'overturned' && <p>{t(restored ? 'reports.own.appeal.restored' : 'reports.own.appeal.not-restored')}</p>}
    </section>
  )
}

/** Form of an appeal. */
const AppealForm = ({ id }: { readonly id: string }) => {
  const t = useT()
  const form = useApiForm(reportsApi.appealDecision, {
    id: 'odwolanie',
    input: { id },
    record: { values: { text: '' } },
    stored: { key: `reports.appeal:${id}`, routes: draftRoutes },
    toast: true,
    invalidates: [reportsApi.showDecision, reportsApi.listOwnDecisions],
  })
  const labels = { text: t('reports.own.appeal.why') }
  return (
    <ApiForm of={form} labels={labels}>
      <CountedArea name="text" label={labels.text} hint={t('reports.own.appeal.why.hint')} max={textMaxLength} rows={6} />
      <SubmitRow send={t('reports.own.appeal.send')} />
    </ApiForm>
  )
}
