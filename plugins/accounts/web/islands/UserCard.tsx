import { Languages, LogOut } from 'lucide-react'
import { useRef } from 'react'
import type { SessionUser } from '#core/access/session-user.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import { showApiError } from '#web/runtime/islands/show-api-error.ts'
import { initialsOf } from '#web/runtime/session/initials.ts'
import { useUser } from '#web/runtime/session/use-user.ts'
import { canSeeAccountTab, shownTabs } from '#web/runtime/tabs.ts'
import { TabLink } from '#web/ui/layouts/components/TabLink.tsx'
import type { UserCardProps } from '#web/ui/layouts/user-card-props.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { signOut } from '../client/session.ts'
import { CardFacilities } from '../user-card/CardFacilities.tsx'
import { useUserCard } from '../user-card/use-user-card.ts'
import css from '../user-card/user-card.module.css'
import { userCardIsland } from '../user-card/user-card-island.ts'

/** Card of the signed-in user: facilities with counters, account tabs, language and sign-out. */
const UserCard = ({ tabs, facilityTabs, profile, facilities, links }: UserCardProps) => {
  const t = useT()
  const language = useLanguage()
  const user = useUser()
  const card = useRef<HTMLDivElement>(null)
  const { facilities: ownFacilities, overview, retry } = useUserCard(card)
  // The layout of the account knows which conditional tabs are of use.
  const usual = tabs.filter(({ conditional }) => conditional !== true)
  const shown = shownTabs(usual, (tab) => (user ? canSeeAccountTab(tab, user) : !tab.permissions))
  return (
    <div className={css['card']} ref={card}>
      {user && <CardUser user={user} />}
      {user && (
        <CardFacilities
          user={user}
          facilities={ownFacilities}
          overview={overview}
          tabs={facilityTabs}
          profile={profile}
          all={facilities}
          retry={retry}
        />
      )}
      {shown.length > 0 && (
        <nav aria-label={t('shell.account.tabs')} className={css['part']}>
          <ul>
            {shown.map((tab) => (
              <li key={tab.name}>
                <TabLink tab={tab} overview={overview} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {links.length > 0 && (
        <nav aria-label={t('shell.account.elsewhere')} className={`${css['part']} ${css['ways']}`}>
          <ul>
            {links.map(({ name, href, label }) => (
              <li key={name}>
                <TabLink tab={{ name, href, label }} overview={overview} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={css['out']}>
        <Button
          look="quiet"
          data-dialog="jezyk"
          aria-haspopup="dialog"
          aria-label={t('shell.language.open', { language: t(messageKey('shell.language', language)) })}
        >
          <Icon of={Languages} />
          {language.toUpperCase()}
        </Button>
        <Button onClick={() => signOutFromCard(card.current)}>
          <Icon of={LogOut} />
          {t('shell.account.logout')}
        </Button>
      </div>
    </div>
  )
}

export default island(userCardIsland.name, userCardIsland.messages, UserCard)

/**
 * Signs out and closes the dialog that contains the card; when the server cannot be reached, shows the error and leaves
 * the user signed in.
 */
const signOutFromCard = async (card: HTMLElement | null): Promise<void> => {
  try {
    await signOut()
  } catch (error) {
    return showApiError(error)
  }
  card?.closest('dialog')?.close()
  // The button that opened the dialog is gone, therefore the sign-in link gets the focus.
  document.querySelector<HTMLElement>('[data-login]')?.focus()
}

/** Photo, name and e-mail of the user. */
const CardUser = ({ user }: { user: SessionUser }) => (
  <div className={css['who']}>
    <span className={css['face']} aria-hidden>
      {user.avatar ? <img src={user.avatar} alt="" /> : initialsOf(user)}
    </span>
    <div className={css['names']}>
      <p className={css['name']}>
        {user.name} {user.surname}
      </p>
      <p className={css['email']}>{user.email}</p>
    </div>
  </div>
)
