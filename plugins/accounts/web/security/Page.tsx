import { useState } from 'react'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import sections from '../profile/profile.module.css'
import { Section } from '../profile/Section.tsx'
import { Passkeys } from './Passkeys.tsx'
import type { data } from './security.data.ts'
import css from './security.module.css'
import { Totp } from './Totp.tsx'

/** Security page: authenticator app and passkeys. */
export const Page = () => {
  const t = useT()
  const initial = usePageData<typeof data>()
  const [satisfied, setSatisfied] = useState(initial.shown)
  const onFactorAdded = async () => {
    setSatisfied(true)
    // The account may have more rights from now on; the browser learns them with its next token.
    if (initial.required) await import('#plugins/accounts/web/client/session.ts').then(({ refresh }) => refresh())
  }
  return (
    <>
      <h1 tabIndex={-1}>{t('accounts.own.security.title')}</h1>
      {initial.required && !satisfied && (
        <p className={css['required']}>
          {t(initial.totp || initial.passkeys.length > 0 ? 'accounts.own.security.again' : 'accounts.own.security.required')}
        </p>
      )}
      <div className={sections['sections']}>
        <Section page="security" name="totp">
          <Totp on={initial.totp} recoveryCodeCount={initial.recovery_codes} onEnabled={onFactorAdded} />
        </Section>
        <Section page="security" name="passkeys">
          <Passkeys initial={initial.passkeys} available={initial.passkeys_possible} onAdded={onFactorAdded} />
        </Section>
      </div>
    </>
  )
}
