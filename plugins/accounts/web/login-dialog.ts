import { formMessages } from '#web/ui/forms/form-messages.ts'

/** Name and messages of the sign-in dialog island; separate from the island, so that pages can name it without loading it. */
export const loginDialog = {
  name: 'accounts/LoginDialog',
  messages: ['accounts.form', 'error/missing-authentication-data', ...formMessages],
}
