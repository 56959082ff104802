import { Navbar } from './Navbar.tsx'
import { UserCardDialog } from './UserCardDialog.tsx'

/** Top of every page: navigation bar and user card; rendered only on the server in both rendering modes. */
export const LayoutTop = () => (
  <>
    <Navbar />
    <UserCardDialog />
  </>
)
