import { formMessages } from '#web/forms/form-messages.ts'
import { island } from '#web/islands/define.ts'
import { ReminderForm } from '../parts/ReminderForm.tsx'

/** Asking for a link to a new password; asleep it is a form that is posted to its page. */
export default island('accounts/Reminder', ['accounts.form', ...formMessages], ReminderForm)
