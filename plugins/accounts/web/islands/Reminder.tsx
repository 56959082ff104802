import { island } from '#web/runtime/islands/define.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { ReminderForm } from '../parts/ReminderForm.tsx'

/** Island for requesting a password reset; before hydration it is an HTML form posted to its page. */
export default island('accounts/Reminder', ['accounts.form', ...formMessages], ReminderForm)
