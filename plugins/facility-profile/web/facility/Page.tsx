import { facilityCostSlot, facilityProfileSlot } from '#core/facilities/slots.ts'
import { timeOfDay, timeSpan } from '#core/kernel/time-of-day.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { FacilityCover } from '#web/ui/primitives/FacilityCover.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import type { facilityData } from '../pages.data.ts'
import type { Facts, ValueOf } from '../profile.data.ts'
import { CallBar } from './components/CallBar.tsx'
import { Capacity } from './components/Capacity.tsx'
import { Fees } from './components/Fees.tsx'
import { GoverningBody } from './components/GoverningBody.tsx'
import { Heading } from './components/Heading.tsx'
import { Hours } from './components/Hours.tsx'
import { Location } from './components/Location.tsx'
import { Mosaic } from './components/Mosaic.tsx'
import { MainSourceContext } from './components/main-source-context.ts'
import { NeighbourhoodMap } from './components/NeighbourhoodMap.tsx'
import { PrintedCode } from './components/PrintedCode.tsx'
import { Recruitment } from './components/Recruitment.tsx'
import { Section } from './components/Section.tsx'
import { StatusBanners } from './components/StatusBanners.tsx'
import { Strip } from './components/Strip.tsx'
import { Summary } from './components/Summary.tsx'
import { Unknown } from './components/Unknown.tsx'
import css from './facility.module.css'
import { mainSourceOf } from './main-source.ts'
import { photosOf } from './photos.ts'

/**
 * Page of a facility: what parents compare, a sticky summary, and sections in the order of what they ask; other facilities
 * are the last one. The map is at the top where there are no photos.
 */
export const Page = () => {
  const profile = usePageData<typeof facilityData>()
  const { facility, facts, today } = profile
  const main = mainSourceOf(profile)
  const photos = photosOf(profile.parts)
  const subject = { id: facility.id, slug: facility.slug, name: facility.name, active: facility.active, parts: profile.parts }
  return (
    <MainSourceContext value={main}>
      <Container>
        <div className={css['profile']}>
          <Heading main={main} profile={profile} />
          <div className={css['notices']}>
            <StatusBanners facility={facility} suspended={facts.suspended} successors={profile.successors} sources={profile.sources} />
          </div>
          {photos === null ? (
            <div className={css['cover']}>
              <FacilityCover kind={facility.type} name={facility.name} />
            </div>
          ) : (
            <Mosaic facility={facility} of={photos} />
          )}
          <Strip {...profile} />
          <PrintedCode facility={facility} look={css['printed']} />
          <Summary {...profile} />
          {photos === null && <NeighbourhoodMap look={css['map']} facility={facility} nearby={profile.nearby} />}
          <div className={css['body']}>
            <div className={css['sections']} data-fillable>
              <Description description={facts.description} />
              <Fees fees={facts.fees} tuition={facts.tuition} />
              <Slot slot={facilityCostSlot} of={{ ...subject, category: facility.category, facts, today }} />
              <Capacity facts={facts} active={facility.active} today={today} />
              <Recruitment facts={facts} today={today} />
              <Hours hours={facts.hours} text={facts.hours_text} today={today} />
              <DayPlan plan={facts.day_plan} />
              <Activities activities={facts.activities} />
              <Unknown {...profile} />
              <Slot slot={facilityProfileSlot} of={subject} />
              <GoverningBody operator={facts.operator} legalType={facts.legal_type} />
              <Location {...profile} hasMap={photos !== null} />
            </div>
            <CallBar {...profile} />
          </div>
        </div>
      </Container>
    </MainSourceContext>
  )
}

/** Text of the facility about itself: empty lines separate paragraphs. */
const Description = ({ description }: { description: Facts['description'] }) => {
  const t = useT()
  if (!description) return null
  const paragraphs = description.value.split(/\n\s*\n/).filter((text) => text.trim() !== '')
  return (
    <Section id="opis" title={t('facility-profile.about')} from={[description]}>
      {paragraphs.map((text, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be the same; the list is rendered once
        <p key={n} lang="pl">
          {text}
        </p>
      ))}
    </Section>
  )
}

/** An ordinary day, by time. */
const DayPlan = ({ plan }: { plan: Facts['day_plan'] }) => {
  const t = useT()
  if (!plan) return null
  return (
    <Section id="plan-dnia" title={t('facility-profile.day-plan')} from={[plan]}>
      <ol className={css['day']}>
        {plan.value.map(({ start, end, name, description }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries may be the same; the list is rendered once
          <li key={n}>
            <span className={css['hint']}>{timeSpan(start, end)}</span>
            <span lang="pl">
              {name}
              {description !== null && <span className={css['hint']}> {description}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Extra activities, each with its time or duration as far as stated. */
const Activities = ({ activities }: { activities: Facts['activities'] }) => {
  const t = useT()
  if (!activities) return null
  const timeOf = ({ start, end, duration }: ValueOf<'activities'>[number]) => [
    ...(start === null ? [] : [end === null ? timeOfDay(start) : timeSpan(start, end)]),
    ...(duration === null ? [] : [t('facility-profile.minutes', { count: duration })]),
  ]
  return (
    <Section id="zajecia" title={t('facility-profile.activities')} from={[activities]}>
      <ul className={css['words']}>
        {activities.value.map((activity, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two activities may have one name; the list is rendered once
          <li key={n} lang="pl">
            <strong>{activity.name}</strong>
            {timeOf(activity).map((text) => ` · ${text}`)}
            {activity.description !== null && <p className={css['hint']}>{activity.description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
