import { Phone } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { Profile } from '../../profile.data.ts'
import css from './call-bar.module.css'
import { FreePlaces } from './FreePlaces.tsx'
import { Price } from './Price.tsx'

/**
 * Bar at the bottom of a phone's screen, once the summary with the same button has left it: price, free places and
 * telephone. The button is a form, which robots do not follow, to the page with the telephone.
 */
export const CallBar = (profile: Profile) => {
  const t = useT()
  const href = useHref()
  const { facility, facts, freePlaces, contact } = profile
  if (!facility.active || !(contact.phone || facts.fees || freePlaces)) return null
  return (
    <div className={css['dock']}>
      <aside className={css['bar']} aria-label={t('facility-profile.bar')}>
        <div className={css['facts']}>
          <Price fees={facts.fees} />
          <FreePlaces of={profile} />
        </div>
        {contact.phone && (
          <form action={href(`/placowka/${facility.slug}/kontakt`)}>
            <Button type="submit" look="main">
              <Icon of={Phone} />
              {t('facility-profile.bar.phone')}
            </Button>
          </form>
        )}
      </aside>
    </div>
  )
}
