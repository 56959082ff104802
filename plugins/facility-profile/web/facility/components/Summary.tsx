import { Accessibility, Baby, Clock, DoorClosed, DoorOpen, ExternalLink, MapPin } from 'lucide-react'
import { facilityActionsSlot } from '#core/facilities/slots.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import { cityLine, streetLine } from '../../address-lines.ts'
import { displayHost } from '../../format.ts'
import RevealContact from '../../islands/RevealContact.tsx'
import type { Facts, Profile } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Actions } from './Actions.tsx'
import { SourceNote } from './SourceNote.tsx'

/** Sticky summary: opening state, address, ages, accessibility, contact, and what parents can do. A closed facility has no contact. */
export const Summary = ({ facility, facts, contact, open, parts }: Profile) => {
  const t = useT()
  const href = useHref()
  const { id, slug, name, active } = facility
  return (
    <aside className={css['glance']} aria-label={t('facility-profile.glance')}>
      {active && open && (
        <p className={css['now']}>
          <OpenBadge open={open} />
        </p>
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
          <p
            className={css['printed']}
            data-print-contact={id}
            data-kinds={(['phone', 'email'] as const).filter((kind) => contact[kind] !== null).join(' ')}
          >
            {t('facility-profile.print.contact')}
          </p>
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

/** Postal address of the facility. */
const PostalAddress = ({ facility, facts }: { facility: Profile['facility']; facts: Facts }) => {
  const street = streetLine(facts, facility.city)
  return (
    <address className={css['address']} translate="no">
      <Icon of={MapPin} />
      <span>
        {street !== null && (
          <>
            <strong>{street}</strong>
            <br />
          </>
        )}
        {cityLine(facts, facility.city)}
      </span>
    </address>
  )
}

/** Badge of the current opening state; nothing if the hours are unknown. */
const OpenBadge = ({ open }: { open: Profile['open'] }) => {
  const t = useT()
  if (open === null) return null
  if (open.kind === 'open')
    return (
      <Badge tone="good" icon={DoorOpen}>
        {t('facility-profile.open.now', { time: timeOfDay(open.until) })}
      </Badge>
    )
  if (open.kind === 'opens-later')
    return (
      <Badge tone="plain" icon={Clock}>
        {t('facility-profile.open.later', { time: timeOfDay(open.from) })}
      </Badge>
    )
  return (
    <Badge tone="plain" icon={DoorClosed}>
      {t(open.kind === 'closed' ? 'facility-profile.open.closed' : 'facility-profile.open.holiday')}
    </Badge>
  )
}

/** Links to the facility's website and social media, labelled by host. */
const Links = ({ facts }: { facts: Facts }) => {
  const t = useT()
  const links = (['website', 'social'] as const).flatMap((name) => (facts[name] ? [[name, facts[name].value] as const] : []))
  if (links.length === 0) return null
  return (
    <ul className={css['links']}>
      {links.map(([name, address]) => (
        <li key={name}>
          <a href={address} rel="nofollow noopener">
            <Icon of={ExternalLink} />
            <span>
              <span className={css['host']}>{displayHost(address)}</span>
              <span className={css['hint']}>{t(messageKey('facility-profile.links', name))}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
