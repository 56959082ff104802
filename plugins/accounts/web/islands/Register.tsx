import { island } from '#web/runtime/islands/define.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { RegisterForm } from '../parts/RegisterForm.tsx'

/** Island of the registration form; before hydration it is an HTML form posted to its page. */
export default island('accounts/Register', ['accounts.form', ...formMessages], RegisterForm)
