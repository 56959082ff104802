import { Accessibility, Baby } from 'lucide-react'
import { facilityActionsSlot } from '#core/facilities/slots.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Rating } from '#web/ui/primitives/Rating.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import RevealContact from '../../islands/RevealContact.tsx'
import type { Profile } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Actions } from './Actions.tsx'
import { FreePlaces } from './FreePlaces.tsx'
import { Links } from './Links.tsx'
import { OpenBadge } from './OpenBadge.tsx'
import { PostalAddress } from './PostalAddress.tsx'
import { Price } from './Price.tsx'
import { SourceNote } from './SourceNote.tsx'

/** Sticky summary: price, rating, free places, opening state, address, accessibility, contact. A closed facility has no contact. */
export const Summary = ({ facility, scores, facts, freePlaces, contact, open, today, parts }: Profile) => {
  const t = useT()
  const href = useHref()
  const { id, slug, name, active } = facility
  const rated = scores.score_total !== null && scores.opinion_count > 0
  const opinions = href('facility_opinions_list', { slug })
  const rating = <Rating score={scores.score_total} count={scores.opinion_count} />
  return (
    <aside className={css['glance']} aria-label={t('facility-profile.glance')}>
      <Price fees={facts.fees} />
      {rated && opinions !== undefined ? <a href={opinions}>{rating}</a> : rating}
      {active && (open || freePlaces) && (
        <ul className={css['now']}>
          {open && (
            <li>
              <OpenBadge open={open} />
            </li>
          )}
          {freePlaces && (
            <li>
              <FreePlaces counted={freePlaces} today={today} />
            </li>
          )}
        </ul>
      )}
      <PostalAddress facility={facility} facts={facts} />
      <p className={css['ages']}>
        <Icon of={Baby} />
        {t('facility-profile.children', { age: t(messageKey('facility-profile.age', facility.type)) })}
      </p>
      {facts.accessible && (
        <p className={css['ages']}>
          <Icon of={Accessibility} />
          {t(facts.accessible.value ? 'facility-profile.accessible.yes' : 'facility-profile.accessible.no')}
        </p>
      )}
      {active && (contact.phone || contact.email) && (
        <div className={css['contact']}>
          <Island
            of={RevealContact}
            when="interaction"
            id={id}
            action={href(`/placowka/${slug}/kontakt`)}
            phone={contact.phone !== null}
            email={contact.email !== null}
          />
        </div>
      )}
      <div className={css['tasks']}>
        <Slot slot={facilityActionsSlot} of={{ id, slug, name, active, parts }} />
      </div>
      {active && <Links facts={facts} />}
      <Actions facility={facility} />
      <SourceNote from={[contact.phone, contact.email, facts.street ?? facts.city, facts.website, facts.social, facts.accessible]} />
    </aside>
  )
}
