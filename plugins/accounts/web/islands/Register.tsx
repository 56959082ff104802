import { formMessages } from '#web/forms/form-messages.ts'
import { island } from '#web/islands/define.ts'
import { RegisterForm } from '../parts/RegisterForm.tsx'

/** Island of the registration form; before hydration it is an HTML form posted to its page. */
export default island('accounts/Register', ['accounts.form', ...formMessages], RegisterForm)
