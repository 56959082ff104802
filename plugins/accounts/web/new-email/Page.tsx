import { PostForm } from '#web/design/forms/PostForm.tsx'
import { useT } from '#web/i18n/words.ts'
import { AccountScreen } from '../parts/AccountScreen.tsx'

const asking = (what: 'new-email' | 'undo-email') => () => {
  const t = useT()
  return (
    <AccountScreen title={t(`accounts.${what}.title`)} lead={t(`accounts.${what}.lead`)}>
      <PostForm labels={{}} send={t(`accounts.${what}.send`)} />
    </AccountScreen>
  )
}

/** Confirms a new address. */
export const NewEmailPage = asking('new-email')
/** Undoes the change of an address. */
export const UndoEmailPage = asking('undo-email')
