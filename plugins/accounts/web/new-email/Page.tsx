import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { AccountScreen } from '../parts/AccountScreen.tsx'

const confirmationForm = (name: 'new-email' | 'undo-email') => () => {
  const t = useT()
  return (
    <AccountScreen title={t(`accounts.${name}.title`)} lead={t(`accounts.${name}.lead`)}>
      <PostForm labels={{}} send={t(`accounts.${name}.send`)} />
    </AccountScreen>
  )
}

/** Page that confirms a new e-mail address. */
export const NewEmailPage = confirmationForm('new-email')
/** Page that undoes a change of the e-mail address. */
export const UndoEmailPage = confirmationForm('undo-email')
