import { postedBack } from '#web/forms/posted-back.ts'
import { usePage, useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { Island } from '#web/islands/Island.tsx'
import Reminder from '../islands/Reminder.tsx'
import { AccountScreen } from '../parts/AccountScreen.tsx'

/** A forgotten password. */
export const Page = () => {
  const t = useT()
  return (
    <AccountScreen title={t('accounts.form.reminder.title')} lead={t('accounts.form.reminder.lead')}>
      <Island of={Reminder} posted={postedBack(usePage().posted)} login={useHref()('login')} />
    </AccountScreen>
  )
}
