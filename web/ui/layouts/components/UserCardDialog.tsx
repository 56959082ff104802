import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { LazyIsland } from '#web/runtime/islands/LazyIsland.tsx'
import { usePage } from '#web/runtime/page.ts'
import { accountTabs, userCardTabs } from '#web/runtime/tab-areas.ts'
import { CachedLayoutFragment } from '../CachedLayoutFragment.tsx'
import { navbarLinks } from '../navbar-links.ts'
import type { UserCardProps } from '../user-card-props.ts'
import { Dialog } from './Dialog.tsx'
import css from './user-card-dialog.module.css'
import { userCardId } from './user-card-id.ts'

/** Dialog of the user card: a sheet on phones, below the navigation bar elsewhere; its content is rendered when it is opened. */
export const UserCardDialog = () => {
  const t = useT()
  const { href, tabs, userCard: card } = usePage()
  if (!card) return null
  const ownTabs = tabs(accountTabs)
  const [first] = ownTabs
  const props: UserCardProps = {
    tabs: ownTabs,
    facilityTabs: tabs(userCardTabs),
    profile: href('map_facility', { facility: '@' }),
    facilities: href('facilites_list'),
    links: navbarLinks(href, t, 'narrow'),
  }
  return (
    <Dialog id={userCardId} title={t('shell.account')} look={css['card']}>
      <CachedLayoutFragment
        as="div"
        name={userCardId}
        render={() => (
          <LazyIsland of={card} props={props}>
            {first ? <a href={first.href}>{first.label}</a> : <p>{t('LOADING_DOTS')}</p>}
          </LazyIsland>
        )}
      />
    </Dialog>
  )
}
