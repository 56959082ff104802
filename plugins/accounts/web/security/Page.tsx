import { useState } from 'react'
import { usePageData } from '#web/data/use-page-data.ts'
import { useT } from '#web/i18n/words.ts'
import sections from '../profile/profile.module.css'
import { Section } from '../profile/Section.tsx'
import { Passkeys } from './Passkeys.tsx'
import type { data } from './security.data.ts'
import css from './security.module.css'
import { Totp } from './Totp.tsx'

/** How one signs in beside the password: codes of an app, and passkeys. */
export const Page = () => {
  const t = useT()
  const first = usePageData<typeof data>()
  const [shown, show] = useState(first.shown)
  const renew = async () => {
    show(true)
    // The account may count as more from now on, which the browser is told with its next token.
    if (first.required) await import('#web/session/session.ts').then(({ refresh }) => refresh())
  }
  return (
    <>
      <h1 tabIndex={-1}>{t('accounts.own.security.title')}</h1>
      {first.required && !shown && (
        <p className={css['required']}>
          {t(first.totp || first.passkeys.length > 0 ? 'accounts.own.security.again' : 'accounts.own.security.required')}
        </p>
      )}
      <div className={sections['sections']}>
        <Section page="security" name="totp">
          <Totp on={first.totp} left={first.recovery_codes} turnedOn={renew} />
        </Section>
        <Section page="security" name="passkeys">
          <Passkeys first={first.passkeys} possible={first.passkeys_possible} added={renew} />
        </Section>
      </div>
    </>
  )
}
