import { clockTime } from '#core/kernel/dates.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { CodeField } from '#web/ui/forms/CodeField.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { claimsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import type { Claim } from './types.ts'

/** Way by code: the register's mailbox gets six digits, which accept the claim at once. */
export const CodeStep = ({ claim }: { readonly claim: Claim }) => {
  const t = useT()
  const { email, locked, confirmed } = claim.code
  const send = useMutation(claimsApi.sendCode)
  if (claim.new_facility) return null
  return (
    <section className={css['way']} aria-labelledby="droga-kod">
      <h3 id="droga-kod">{t('claims.wizard.code.title')}</h3>
      {confirmed && <Badge tone="good">{t('claims.wizard.code.confirmed')}</Badge>}
      {email === null && <p className={css['note']}>{t('claims.wizard.code.none')}</p>}
      {locked && <p className={css['note']}>{t('claims.wizard.code.locked')}</p>}
      {email !== null && !locked && !confirmed && (
        <>
          <p>{t('claims.wizard.code.lead', { email })}</p>
          {send.data && <CodeForm claimId={claim.id} expiresAt={send.data.expires_at} />}
          <div>
            <Button onClick={() => send.mutate({ id: claim.id })} aria-disabled={send.isPending}>
              {t(send.isPending ? 'LOADING_DOTS' : send.data ? 'claims.wizard.code.again' : 'claims.wizard.code.send')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** Form for the digits. */
const CodeForm = ({ claimId, expiresAt }: { readonly claimId: string; readonly expiresAt: string }) => {
  const t = useT()
  const language = useLanguage()
  const form = useApiForm(claimsApi.confirmCode, {
    id: 'kod-z-rejestru',
    input: { id: claimId },
    invalidates: [claimsApi.listClaims],
  })
  const label = t('claims.wizard.code.field')
  return (
    <ApiForm of={form} labels={{ code: label }}>
      <p role="status">{t('claims.wizard.code.sent', { time: clockTime(expiresAt, language) })}</p>
      <CodeField name="code" label={label} />
      <SubmitRow look="outline" send={t('claims.wizard.code.confirm')} />
    </ApiForm>
  )
}
