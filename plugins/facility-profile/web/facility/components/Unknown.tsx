import { Phone } from 'lucide-react'
import { facilityUnknownSlot } from '#core/facilities/slots.ts'
import { tagOf } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import type { Profile } from '../../profile.data.ts'
import css from '../facility.module.css'
import { unknownOf } from '../unknown.ts'

/** Sentence with all that parents ask and no source says, and the ways to learn it and to add it. A closed facility has none. */
export const Unknown = (profile: Profile) => {
  const t = useT()
  const { context, href } = usePage()
  const language = useLanguage()
  const { contact, facility } = profile
  const { id, slug, name, active } = facility
  const names = unknownOf(profile).map((fact) => t(messageKey('facility-profile.unknown', fact)))
  if (!active || names.length === 0) return null
  const list = new Intl.ListFormat(tagOf[language]).format(names)
  return (
    <section id="nie-wiemy" className={css['unknown']} aria-labelledby="nie-wiemy-tytul">
      <h2 id="nie-wiemy-tytul">{t('facility-profile.unknown')}</h2>
      <p>{t('facility-profile.unknown.list', { list: list.charAt(0).toLocaleUpperCase(tagOf[language]) + list.slice(1) })}</p>
      <div className={css['ways']}>
        {contact.phone && (
          <form action={href(`/placowka/${slug}/kontakt`)}>
            <Button type="submit" look="quiet">
              <Icon of={Phone} />
              {t('facility-profile.unknown.call')}
            </Button>
          </form>
        )}
        <Slot slot={facilityUnknownSlot} of={{ id, slug, name, active, parts: { ...context.layout, ...profile.parts } }} />
      </div>
    </section>
  )
}
