import { FacilityCover } from '#web/design/FacilityCover.tsx'
import { Wide } from '#web/design/Wide.tsx'
import { Slot } from '#web/Slot.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import type { data } from './facility.data.ts'
import { Fees } from './parts/Fees.tsx'
import { ForWhom } from './parts/ForWhom.tsx'
import { Glance } from './parts/Glance.tsx'
import { Heading } from './parts/Heading.tsx'
import { Hours } from './parts/Hours.tsx'
import { Nearby } from './parts/Nearby.tsx'
import { Notices } from './parts/Notices.tsx'
import { Operator } from './parts/Operator.tsx'
import { Places } from './parts/Places.tsx'
import { Sources } from './parts/Sources.tsx'
import { Whereabouts } from './parts/Whereabouts.tsx'
import css from './facility.module.css'

/** One facility: what parents look for first stands beside the rest and stays; sections come in the order in which parents ask. */
export const Page = () => {
  const profile = usePageData<typeof data>()
  const { facility, facts, today } = profile
  return (
    <Wide>
      <div className={css['profile']}>
        <Heading {...profile} />
        <Notices facility={facility} suspended={facts.suspended} />
        <div className={css['cover']}>
          <FacilityCover kind={facility.type} name={facility.name} />
        </div>
        <Glance {...profile} />
        <div className={css['sections']}>
          <Fees fees={facts.fees} />
          <Places places={facts.places} active={facility.active} today={today} />
          <Hours hours={facts.hours} text={facts.hours_text} today={today} />
          <ForWhom type={facility.type} accessible={facts.accessible} />
          <Slot name="facility.profile" of={{ id: facility.id, slug: facility.slug, name: facility.name, parts: profile.parts }} />
          <Whereabouts {...profile} />
          <Nearby nearby={profile.nearby} />
          <Operator operator={facts.operator} legalType={facts.legal_type} />
          <Sources {...profile} />
        </div>
      </div>
    </Wide>
  )
}
