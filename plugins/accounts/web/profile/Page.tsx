import { type PageQueries, query, userIdOf } from '#web/app-kit/data/page-queries.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
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
  const { t } = useTranslation('accounts.own')
  const { email } = useAccount().account
  return (
    <>
      <h1 tabIndex={-1}>{t('profile.title')}</h1>
      <div className={css['sections']}>
        <Section name="who">
          <PhotoForm />
          <NameForm />
        </Section>
        <Section name="email" folded values={{ email }}>
          <EmailForm />
        </Section>
        <Section name="password" folded>
          <PasswordForm />
        </Section>
        <Section name="export">
          <ExportButton />
        </Section>
        <Section name="delete" folded>
          <DeleteForm />
        </Section>
      </div>
    </>
  )
}
