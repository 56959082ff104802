import { formMessages } from '#web/forms/form-messages.ts'
import { island } from '#web/islands/define.ts'
import { RegisterForm } from '../parts/RegisterForm.tsx'

/** Opening an account; asleep it is a form that is posted to its page. */
export default island('accounts/Register', ['accounts.form', ...formMessages], RegisterForm)
