import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { FacilityCover } from '#web/ui/primitives/FacilityCover.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import type { data } from './facility.data.ts'
import css from './facility.module.css'
import { mainSourceOf } from './main-source.ts'
import { Activities } from './parts/Activities.tsx'
import { CallBar } from './parts/CallBar.tsx'
import { Capacity } from './parts/Capacity.tsx'
import { DayPlan } from './parts/DayPlan.tsx'
import { Description } from './parts/Description.tsx'
import { Fees } from './parts/Fees.tsx'
import { GoverningBody } from './parts/GoverningBody.tsx'
import { Heading } from './parts/Heading.tsx'
import { Hours } from './parts/Hours.tsx'
import { Location } from './parts/Location.tsx'
import { MainSourceContext } from './parts/main-source-context.ts'
import { NeighbourhoodMap } from './parts/NeighbourhoodMap.tsx'
import { CoverPhoto, Photos } from './parts/Photos.tsx'
import { Recruitment } from './parts/Recruitment.tsx'
import { StatusBanners } from './parts/StatusBanners.tsx'
import { Summary } from './parts/Summary.tsx'
import { photosOf } from './photos.ts'

/** Page of a facility: a sticky summary beside the sections, which are ordered by what parents ask first. */
export const Page = () => {
  const profile = usePageData<typeof data>()
  const { facility, facts, today } = profile
  const main = mainSourceOf(profile)
  const photos = photosOf(profile.parts)
  return (
    <MainSourceContext value={main}>
      <Container>
        <div className={css['profile']}>
          <Heading main={main} profile={profile} />
          <StatusBanners facility={facility} suspended={facts.suspended} successors={profile.successors} />
          {photos === null ? (
            <div className={css['cover']}>
              <FacilityCover kind={facility.type} name={facility.name} />
            </div>
          ) : (
            <CoverPhoto photos={photos.photos} />
          )}
          <Summary {...profile} />
          <NeighbourhoodMap look={css['map']} facility={facility} nearby={profile.nearby} />
          <div className={css['sections']} data-fillable>
            {photos && <Photos facility={facility} of={photos} />}
            <Description description={facts.description} />
            <Fees fees={facts.fees} tuition={facts.tuition} />
            <Capacity facts={facts} active={facility.active} today={today} />
            <Recruitment facts={facts} today={today} />
            <Hours hours={facts.hours} text={facts.hours_text} today={today} />
            <DayPlan plan={facts.day_plan} />
            <Activities activities={facts.activities} />
            <Location {...profile} />
            <Slot
              slot={facilityProfileSlot}
              of={{ id: facility.id, slug: facility.slug, name: facility.name, active: facility.active, parts: profile.parts }}
            />
            <GoverningBody operator={facts.operator} legalType={facts.legal_type} />
          </div>
        </div>
        <CallBar {...profile} />
      </Container>
    </MainSourceContext>
  )
}
