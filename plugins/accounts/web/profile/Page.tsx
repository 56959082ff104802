import { type PageQueries, query, userIdOf } from '#web/app-kit/data/page-queries.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { accountsApi } from '../../contract/api.ts'
import { DeleteForm } from './DeleteForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import { ExportButton } from './ExportButton.tsx'
import { NameForm } from './NameForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PhotoForm } from './PhotoForm.tsx'
import css from './profile.module.css'
import { Section } from './Section.tsx'
import { useAccount } from './use-account.ts'

export const queries: PageQueries = (page) => [
  query(accountsApi.showAccount, { id: userIdOf(page) }),
  query(accountsApi.showSecurity),
  query(accountsApi.listPasskeys),
]

/** Profile page: personal data, credentials, data export and deletion. */
export const Page = () => {
  const t = useT()
  const { email } = useAccount().account
  return (
    <>
      <h1 tabIndex={-1}>{t('accounts.own.profile.title')}</h1>
      <div className={css['sections']}>
        <Section name="who" title={t('accounts.own.profile.who.title')} lead={t('accounts.own.profile.who.lead')}>
          <PhotoForm />
          <NameForm />
        </Section>
        <Section
          name="email"
          title={t('accounts.own.profile.email.title')}
          lead={t('accounts.own.profile.email.lead', { email })}
          open={t('accounts.own.profile.email.open')}
        >
          <EmailForm />
        </Section>
        <Section
          name="password"
          title={t('accounts.own.profile.password.title')}
          lead={t('accounts.own.profile.password.lead')}
          open={t('accounts.own.profile.password.open')}
        >
          <PasswordForm />
        </Section>
        <Section name="export" title={t('accounts.own.profile.export.title')} lead={t('accounts.own.profile.export.lead')}>
          <ExportButton />
        </Section>
        <Section
          name="delete"
          title={t('accounts.own.profile.delete.title')}
          lead={t('accounts.own.profile.delete.lead')}
          open={t('accounts.own.profile.delete.open')}
        >
          <DeleteForm />
        </Section>
      </div>
    </>
  )
}
