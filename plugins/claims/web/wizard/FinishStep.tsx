import { messageKey } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { claimsApi } from '../../contract/api.ts'
import type { StepProps } from './types.ts'
import css from './wizard.module.css'

/** Last step: what will be submitted, and the button that does. */
export const FinishStep = ({ claim }: StepProps) => {
  const t = useT()
  const submit = useMutation(claimsApi.submitClaim, { invalidates: [claimsApi.listClaims] })
  const changes = Object.entries(claim.verified_data ?? {}).filter(([, value]) => value !== undefined)
  const proof = claim.code.confirmed
    ? t('claims.wizard.code.confirmed')
    : t('claims.wizard.finish.documents', { count: claim.documents.length })
  const lacksProof = !claim.code.confirmed && claim.documents.length === 0
  return (
    <>
      <p className={css['quiet']}>{t('claims.wizard.finish.lead')}</p>
      <dl className={css['facts']}>
        <dt>{t('claims.wizard.finish.who')}</dt>
        <dd>
          {claim.first_name} {claim.last_name}, {claim.position}
        </dd>
        <dt>{t('claims.wizard.finish.changes')}</dt>
        <dd>
          {changes.length === 0
            ? t('claims.wizard.finish.none')
            : changes
                .map(
                  ([name, value]) =>
                    `${t(messageKey('claims.wizard.data', name as keyof NonNullable<typeof claim.verified_data>))}: ${value}`,
                )
                .join('; ')}
        </dd>
        <dt>{t('claims.wizard.finish.place')}</dt>
        <dd>
          {claim.location ? `${claim.location.latitude.toFixed(5)}, ${claim.location.longitude.toFixed(5)}` : t('claims.place.required')}
        </dd>
        <dt>{t('claims.wizard.finish.proof')}</dt>
        <dd>{proof}</dd>
      </dl>
      {lacksProof && (
        <p className={css['missing']} role="alert">
          {t('claims.document.required')}
        </p>
      )}
      <div>
        <Button look="main" onClick={() => submit.mutate({ id: claim.id })} aria-disabled={submit.isPending}>
          {t(submit.isPending ? 'LOADING_DOTS' : 'claims.wizard.finish.send')}
        </Button>
      </div>
    </>
  )
}
