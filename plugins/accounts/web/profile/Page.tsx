import { usePageData } from '#web/runtime/use-page-data.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { DeleteForm } from './DeleteForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import { ExportBox } from './ExportBox.tsx'
import { NameForm } from './NameForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PhotoForm } from './PhotoForm.tsx'
import type { data } from './profile.data.ts'
import css from './profile.module.css'
import { Section } from './Section.tsx'

/** Profile page: personal data, credentials, data export and deletion. */
export const Page = () => {
  const t = useT()
  const account = usePageData<typeof data>()
  return (
    <>
      <h1 tabIndex={-1}>{t('accounts.own.profile.title')}</h1>
      <div className={css['sections']}>
        <Section name="who">
          <PhotoForm account={account} />
          <NameForm account={account} />
        </Section>
        <Section name="email" folded values={{ email: account.email }}>
          <EmailForm account={account} />
        </Section>
        <Section name="password" folded>
          <PasswordForm account={account} />
        </Section>
        <Section name="export">
          <ExportBox account={account} />
        </Section>
        <Section name="delete" folded>
          <DeleteForm account={account} />
        </Section>
      </div>
    </>
  )
}
