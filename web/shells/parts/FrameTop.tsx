import { Navbar } from './Navbar.tsx'
import { UserCardDialog } from './UserCardDialog.tsx'

/** What stands above every page; drawn on the server alone, whichever way the page wakes. */
export const FrameTop = () => (
  <>
    <Navbar />
    <UserCardDialog />
  </>
)
