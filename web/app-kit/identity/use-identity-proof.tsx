import { useState } from 'react'
import type { AnyRoute } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import css from '#web/ui/fields/forms.module.css'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { getPasskeyResponse, isCancelled, usePasskeys } from '#web/ui/forms/passkeys.ts'
import type { ReadRoute } from '../data/read-route.ts'
import { useQuery } from '../data/use-query.ts'

/** Routes by which the user proves to own the account; a page reads the first two beforehand. */
export interface IdentityRoutes {
  /** Returns `totp`: the account has an authenticator app. */
  readonly showSecurity: ReadRoute
  /** Lists the passkeys of the account. */
  readonly listPasskeys: ReadRoute
  /** Returns the options with which a passkey signs. */
  readonly startPasskeyLogin: AnyRoute
}

/**
 * Proof that the user owns the account, for the form of a sensitive change: `fields` for the password and, with an
 * authenticator app, a code; with passkeys alone `prepare` asks the device when the form is sent.
 */
export const useIdentityProof = ({ showSecurity, listPasskeys, startPasskeyLogin }: IdentityRoutes) => {
  const t = useT()
  const { totp }: { readonly totp: boolean } = useQuery(showSecurity).data
  const passkeys: readonly unknown[] = useQuery(listPasskeys).data
  const asksDevice = usePasskeys() && passkeys.length > 0 && !totp
  const [status, setStatus] = useState('')
  const prepare = async () => {
    setStatus('')
    try {
      return asksDevice ? { passkey: await getPasskeyResponse(startPasskeyLogin) } : {}
    } catch (error) {
      if (!isCancelled(error)) throw error
      setStatus(t('proof.given-up'))
      return null
    }
  }
  const labels = { password: t('proof.password'), ...(totp && { code: t('proof.code') }) }
  const fields = (
    <>
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      {labels.code !== undefined && <Field name="code" label={labels.code} autoComplete="one-time-code" max={40} />}
      {asksDevice && <p className={css['hint']}>{t('proof.passkey')}</p>}
      {asksDevice && (
        <p role="status" className={css['hint']}>
          {status}
        </p>
      )}
    </>
  )
  return { prepare, labels, fields }
}
