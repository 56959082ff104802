import { Languages, LogOut } from 'lucide-react'
import { useRef } from 'react'
import { seesAccountTab, type ShownTab } from '#web/data/tabs.ts'
import { Button } from '#web/design/Button.tsx'
import { Icon } from '#web/design/Icon.tsx'
import { useLanguage, useT } from '#web/i18n/words.ts'
import { island } from '#web/islands/define.ts'
import { useUser } from '#web/session/use-user.ts'
import type { Way } from '#web/shells/navbar-ways.ts'
import { TabLink } from '#web/shells/parts/TabLink.tsx'
import { CardFacilities } from './card/CardFacilities.tsx'
import { CardFace } from './card/CardFace.tsx'
import { leave } from './card/leave.ts'
import { useCard } from './card/use-card.ts'
import css from './card/user-card.module.css'
import { userCardIsland } from './card/user-card-island.ts'

export interface UserCardProps {
  /** Of the account, whoever may see them. */
  readonly tabs: readonly ShownTab[]
  /** Of each facility. */
  readonly facilityTabs: readonly ShownTab[]
  /** A facility's profile, with `%40` for its slug. */
  readonly profile: string | undefined
  /** The page of all one's facilities. */
  readonly facilities: string | undefined
  /** What the bar shows on wide screens. */
  readonly ways: readonly Way[]
}

/** The card of the one who has signed in: facilities with what is new, tabs, language and the way out. */
const UserCard = ({ tabs, facilityTabs, profile, facilities, ways }: UserCardProps) => {
  const t = useT()
  const language = useLanguage()
  const user = useUser()
  const place = useRef<HTMLDivElement>(null)
  const { found, overview, again } = useCard(place)
  const shown = tabs.filter((tab) => (user ? seesAccountTab(tab, user) : !tab.permissions))
  return (
    <div className={css['card']} ref={place}>
      {user && <CardFace user={user} />}
      {user && (
        <CardFacilities
          user={user}
          found={found}
          overview={overview}
          tabs={facilityTabs}
          profile={profile}
          all={facilities}
          again={again}
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
      {ways.length > 0 && (
        <nav aria-label={t('shell.account.elsewhere')} className={`${css['part']} ${css['ways']}`}>
          <ul>
            {ways.map(({ name, href, label }) => (
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
          commandfor="jezyk"
          command="show-modal"
          aria-haspopup="dialog"
          aria-label={t('shell.language.open', { language: t(`shell.language.${language}`) })}
        >
          <Icon of={Languages} />
          {language.toUpperCase()}
        </Button>
        <Button onClick={() => leave(place.current)}>
          <Icon of={LogOut} />
          {t('shell.account.logout')}
        </Button>
      </div>
    </div>
  )
}

export default island(userCardIsland.name, userCardIsland.messages, UserCard)
