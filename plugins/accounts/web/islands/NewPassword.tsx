import { formMessages } from '#web/forms/form-messages.ts'
import { island } from '#web/islands/define.ts'
import { NewPasswordForm, type NewPasswordProps } from '../parts/NewPasswordForm.tsx'

const NewPassword = ({ next, ...props }: NewPasswordProps & { readonly next: string }) => (
  <NewPasswordForm {...props} changed={() => location.assign(next)} />
)

/** Setting a new password; `next` is the page that says so afterwards. Asleep it is a form that is posted to its page. */
export default island('accounts/NewPassword', ['accounts.form', ...formMessages], NewPassword)
