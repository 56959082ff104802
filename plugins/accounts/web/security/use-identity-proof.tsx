import { useState } from 'react'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { accountsApi } from '../../contract/api.ts'
import css from './security.module.css'
import { getPasskeyResponse } from '../parts/get-passkey-response.ts'
import { isCancelled, usePasskeys } from '../parts/use-passkeys.ts'

/**
 * Proof that the user owns the account, for the form of a sensitive change: `fields` for the password and, with an authenticator app, a code; with passkeys
 * alone `prepare` asks the device when the form is sent.
 */
export const useIdentityProof = () => {
  const { t } = useTranslation('accounts.own')
  const { totp } = useQuery(accountsApi.showSecurity).data
  const hasPasskey = useQuery(accountsApi.listPasskeys).data.length > 0
  const asksDevice = usePasskeys() && hasPasskey && !totp
  const [status, setStatus] = useState('')
  const prepare = async () => {
    setStatus('')
    try {
      return asksDevice ? { passkey: await getPasskeyResponse() } : {}
    } catch (error) {
      if (!isCancelled(error)) throw error
      setStatus(t('proof.given-up'))
      return null
    }
  }
  const labels = { password: t('accounts.form.password'), ...(totp && { code: t('accounts.form.code.either') }) }
  const fields = (
    <>
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      {labels.code !== undefined && <Field name="code" label={labels.code} autoComplete="one-time-code" max={40} />}
      {asksDevice && <p className={css['quiet']}>{t('proof.passkey')}</p>}
      {asksDevice && (
        <p role="status" className={css['quiet']}>
          {status}
        </p>
      )}
    </>
  )
  return { prepare, labels, fields }
}
