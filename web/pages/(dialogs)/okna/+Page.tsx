import { AppearanceDialog } from '#web/ui/layouts/components/AppearanceDialog.tsx'
import { LanguageDialog } from '#web/ui/layouts/components/LanguageDialog.tsx'
import { LoginDialog } from '#web/ui/layouts/components/LoginDialog.tsx'
import { UserCardDialog } from '#web/ui/layouts/components/UserCardDialog.tsx'

/**
 * Dialogs of the layout, which no other page contains: the first press of a button that opens one loads them
 * (web/runtime/islands/layout-dialogs.ts).
 */
export const Page = () => (
  <>
    <LanguageDialog />
    <AppearanceDialog />
    <LoginDialog />
    <UserCardDialog />
  </>
)
