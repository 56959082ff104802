import { usePage } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { LazyIsland } from '#web/islands/HollowIsland.tsx'
import { userCardIsland } from '#web/islands/parts/card/user-card-island.ts'
import type { UserCardProps } from '#web/islands/parts/UserCard.tsx'
import { Kept } from '../Kept.tsx'
import { navbarWays } from '../navbar-ways.ts'
import { Dialog } from './Dialog.tsx'
import css from './user-card-dialog.module.css'
import { userCardId } from './user-card-id.ts'

/** The card of the one who has signed in: a sheet on telephones, hung beneath the bar elsewhere, drawn when it is opened. */
export const UserCardDialog = () => {
  const t = useT()
  const { href, tabs } = usePage()
  if (href('login') === undefined) return null
  const own = tabs('account')
  const [first] = own
  const props: UserCardProps = {
    tabs: own,
    facilityTabs: tabs('user-card'),
    profile: href('map_facility', { facility: '@' }),
    facilities: href('facilites_list'),
    ways: navbarWays(href, t),
  }
  return (
    <Dialog id={userCardId} title={t('shell.account')} look={css['card']}>
      <Kept
        as="div"
        name={userCardId}
        draw={() => (
          <LazyIsland of={userCardIsland} props={props}>
            {first ? <a href={first.href}>{first.label}</a> : <p>{t('LOADING_DOTS')}</p>}
          </LazyIsland>
        )}
      />
    </Dialog>
  )
}
