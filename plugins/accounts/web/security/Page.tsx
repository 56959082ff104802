import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { accountsApi } from '../../contract/api.ts'
import sections from '../profile/profile.module.css'
import { Section } from '../profile/Section.tsx'
import { Passkeys } from './Passkeys.tsx'
import css from './security.module.css'
import { Totp } from './Totp.tsx'

export const queries: PageQueries = () => [query(accountsApi.showSecurity), query(accountsApi.listPasskeys)]

/** Security page: authenticator app and passkeys. */
export const Page = () => {
  const { t } = useTranslation('accounts.own')
  const { required, satisfied, totp } = useQuery(accountsApi.showSecurity).data
  const { data: passkeys } = useQuery(accountsApi.listPasskeys)
  return (
    <>
      <h1 tabIndex={-1}>{t('security.title')}</h1>
      {required && !satisfied && (
        <p className={css['required']}>{t(totp || passkeys.length > 0 ? 'security.again' : 'security.required')}</p>
      )}
      <div className={sections['sections']}>
        <Section page="security" name="totp">
          <Totp />
        </Section>
        <Section page="security" name="passkeys">
          <Passkeys />
        </Section>
      </div>
    </>
  )
}
