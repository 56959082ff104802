import { formMessages } from '#web/forms/form-messages.ts'

/** The island in the dialog to sign in; a file of its own, so that no page loads it to name it. */
export const loginDialog = {
  name: 'accounts/LoginDialog',
  messages: ['accounts.form', 'error/missing-authentication-data', ...formMessages],
}
