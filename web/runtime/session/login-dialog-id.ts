/** Id of the sign-in dialog on static pages (web/ui/layouts/components/LoginDialog.tsx). */
export const loginDialogId = 'zaloguj'
