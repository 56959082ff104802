/** Id of the sign-in dialog on static pages (web/ui/layouts/parts/LoginDialog.tsx). */
export const loginDialogId = 'zaloguj'
