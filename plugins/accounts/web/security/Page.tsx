import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { accountsApi } from '../../contract/api.ts'
import sections from '../profile/profile.module.css'
import { Section } from '../profile/Section.tsx'
import { Passkeys } from './Passkeys.tsx'
import css from './security.module.css'
import { Totp } from './Totp.tsx'

export const queries: PageQueries = () => [query(accountsApi.showSecurity), query(accountsApi.listPasskeys)]

/** Security page: authenticator app and passkeys. */
export const Page = () => {
  const t = useT()
  const { required, satisfied, totp } = useQuery(accountsApi.showSecurity).data
  const { data: passkeys } = useQuery(accountsApi.listPasskeys)
  return (
    <>
      <h1 tabIndex={-1}>{t('accounts.own.security.title')}</h1>
      {required && !satisfied && (
        <p className={css['required']}>
          {t(totp || passkeys.length > 0 ? 'accounts.own.security.again' : 'accounts.own.security.required')}
        </p>
      )}
      <div className={sections['sections']}>
        <Section name="totp" title={t('accounts.own.security.totp.title')} lead={t('accounts.own.security.totp.lead')}>
          <Totp />
        </Section>
        <Section name="passkeys" title={t('accounts.own.security.passkeys.title')} lead={t('accounts.own.security.passkeys.lead')}>
          <Passkeys />
        </Section>
      </div>
    </>
  )
}
