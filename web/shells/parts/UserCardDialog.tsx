import { useHere } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { Island } from '#web/islands/Island.tsx'
import UserCard from '#web/islands/parts/UserCard.tsx'
import { Kept } from '../Kept.tsx'
import { navbarWays } from '../navbar-ways.ts'
import { Dialog } from './Dialog.tsx'
import css from './user-card-dialog.module.css'
import { userCardId } from './user-card-id.ts'

/** The card of the one who has signed in: a sheet on telephones, hung beneath the bar elsewhere; the same HTML for everyone until its island wakes. */
export const UserCardDialog = () => {
  const t = useT()
  const { href, tabs } = useHere()
  if (href('login') === undefined) return null
  return (
    <Dialog id={userCardId} title={t('shell.account')} look={css['card']}>
      <Kept
        as="div"
        name={userCardId}
        draw={() => (
          <Island
            of={UserCard}
            when="visible"
            tabs={tabs('account')}
            facilityTabs={tabs('user-card')}
            profile={href('map_facility', { facility: '@' })}
            facilities={href('facilites_list')}
            ways={navbarWays(href, t)}
          />
        )}
      />
    </Dialog>
  )
}
