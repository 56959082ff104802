import { usePage } from '#web/runtime/page.ts'
import { BackLink } from './BackLink.tsx'
import css from './back-link.module.css'
import { Navbar } from './Navbar.tsx'

/**
 * Top of every page: navigation bar, and the link back if there are no breadcrumbs beside which it stands; rendered
 * only on the server in both rendering modes.
 */
export const LayoutTop = () => (
  <>
    <Navbar />
    {usePage().crumbs.length === 0 && (
      <div className={css['alone']}>
        <BackLink />
      </div>
    )}
  </>
)
