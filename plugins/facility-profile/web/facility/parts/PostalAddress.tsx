import { MapPin } from 'lucide-react'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { cityLine, streetLine } from '../../address-lines.ts'
import type { Facts, Profile } from '../../profile.data.ts'
import css from '../facility.module.css'

/** Postal address of the facility. */
export const PostalAddress = ({ facility, facts }: { facility: Profile['facility']; facts: Facts }) => {
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
