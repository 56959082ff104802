/** The dialog to sign in, which pages for reading bear (web/shells/parts/LoginDialog.tsx). */
export const loginDialogId = 'zaloguj'
