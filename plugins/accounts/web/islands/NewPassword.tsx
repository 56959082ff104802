import { island } from '#web/runtime/islands/define.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { NewPasswordForm, type NewPasswordProps } from '../parts/NewPasswordForm.tsx'

const NewPassword = ({ next, ...props }: NewPasswordProps & { readonly next: string }) => (
  <NewPasswordForm {...props} onChanged={() => location.assign(next)} />
)

/** Island for setting a new password; `next`: path of the confirmation page. Before hydration it is an HTML form posted to its page. */
export default island('accounts/NewPassword', ['accounts.form', ...formMessages], NewPassword)
