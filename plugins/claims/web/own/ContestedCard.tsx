import { factMoment } from '#core/kernel/dates.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { claimsApi } from '../../contract/api.ts'
import { noteMaxLength, ownerAnswers } from '../../contract/steps.ts'
import css from './own.module.css'

type Contested = OutputOf<typeof claimsApi.listContested>['claims'][number]

/** Somebody else's claim for a facility of the user, who may consent or object once. */
export const ContestedCard = ({ claim }: { readonly claim: Contested }) => {
  const { t } = useTranslation('claims.own')
  const language = useLanguage()
  const { facility, role, position, answer, answer_by } = claim
  return (
    <section className={css['contested']}>
      <h2 className={css['name']}>
        {t('contested.title')}: {facility.name}
      </h2>
      <p>{t('contested.who', { position, role: t(`claims.wizard.role.${role}`) })}</p>
      {answer === null ? (
        <>
          <p>{t('contested.lead', { until: answer_by === null ? '' : factMoment(answer_by, language) })}</p>
          <AnswerForm id={claim.id} />
        </>
      ) : (
        <p>{t('contested.sent', { answer: t(`contested.${answer}`) })}</p>
      )}
    </section>
  )
}

/** Form with the answer. */
const AnswerForm = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('claims.own')
  const form = useApiForm(claimsApi.answerContested, {
    id: `odpowiedz-${id}`,
    input: { id },
    invalidates: [claimsApi.listContested],
    toast: true,
  })
  const labels = { answer: t('contested.answer'), note: t('contested.note') }
  return (
    <ApiForm of={form} labels={labels}>
      <Choice name="answer" legend={labels.answer} options={ownerAnswers.map((value) => ({ value, label: t(`contested.${value}`) }))} />
      <TextArea name="note" label={labels.note} max={noteMaxLength} optional />
      <SubmitRow look="outline" send={t('contested.send')} />
    </ApiForm>
  )
}
