import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { claimsApi } from '../../contract/api.ts'
import { noteMaxLength } from '../../contract/limits.ts'
import { ownerAnswers } from '../../contract/steps.ts'
import css from '../app.module.css'
import { StateBadge } from '../StateBadge.tsx'

export const queries: PageQueries = () => [query(claimsApi.listClaims), query(claimsApi.listContested)]

/** Page with the user's claims, and with those of others for the user's facilities. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { claims } = useQuery(claimsApi.listClaims).data
  const { claims: contested } = useQuery(claimsApi.listContested).data
  const start = href('claim')
  return (
    <>
      <h1 tabIndex={-1}>{t('claims.own.title')}</h1>
      {contested.map((one) => (
        <ContestedCard key={one.id} claim={one} />
      ))}
      {claims.length === 0 ? (
        <EmptyList
          title={t('claims.own.none')}
          subtitle={t('claims.own.none.text')}
          actions={start === undefined ? [] : [{ label: t('claims.own.start'), href: start }]}
        />
      ) : (
        <>
          <ul className={css['ownList']}>
            {claims.map(({ id, facility, state }) => (
              <Card key={id} as="li" stretched>
                <h2 className={css['name']}>
                  <a href={href('claim_facility', { id: facility.id })}>{facility.name || t('claims.own.gone')}</a>
                </h2>
                <p className={css['about']}>{facility.city}</p>
                <StateBadge state={state} />
              </Card>
            ))}
          </ul>
          <p>
            <LinkButton href={start}>{t('claims.own.start')}</LinkButton>
          </p>
        </>
      )}
    </>
  )
}

type Contested = OutputOf<typeof claimsApi.listContested>['claims'][number]

/** Somebody else's claim for a facility of the user, who may consent or object once. */
const ContestedCard = ({ claim }: { readonly claim: Contested }) => {
  const t = useT()
  const language = useLanguage()
  const { facility, role, position, answer, answer_by } = claim
  return (
    <section className={css['contested']}>
      <h2 className={css['name']}>
        {t('claims.own.contested.title')}: {facility.name}
      </h2>
      <p>{t('claims.own.contested.who', { position, role: t(messageKey('claims.wizard.role', role)) })}</p>
      {answer === null ? (
        <>
          <p>{t('claims.own.contested.lead', { until: answer_by === null ? '' : factMoment(answer_by, language) })}</p>
          <AnswerForm id={claim.id} />
        </>
      ) : (
        <p>{t('claims.own.contested.sent', { answer: t(messageKey('claims.own.contested', answer)) })}</p>
      )}
    </section>
  )
}

/** Form with the answer. */
const AnswerForm = ({ id }: { readonly id: string }) => {
  const t = useT()
  const form = useApiForm(claimsApi.answerContested, {
    id: `odpowiedz-${id}`,
    input: { id },
    invalidates: [claimsApi.listContested],
    toast: true,
  })
  const labels = { answer: t('claims.own.contested.answer'), note: t('claims.own.contested.note') }
  return (
    <ApiForm of={form} labels={labels}>
      <Choice
        name="answer"
        legend={labels.answer}
        options={ownerAnswers.map((value) => ({ value, label: t(messageKey('claims.own.contested', value)) }))}
      />
      <TextArea name="note" label={labels.note} max={noteMaxLength} optional />
      <SubmitRow look="outline" send={t('claims.own.contested.send')} />
    </ApiForm>
  )
}
