import { AppearanceDialog } from '#web/ui/layouts/parts/AppearanceDialog.tsx'
import { LanguageDialog } from '#web/ui/layouts/parts/LanguageDialog.tsx'
import { LoginDialog } from '#web/ui/layouts/parts/LoginDialog.tsx'
import { UserCardDialog } from '#web/ui/layouts/parts/UserCardDialog.tsx'

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
