import type { facilityProfileSlot } from '#core/facilities/slots.ts'
import type { Slot } from '#core/plugin/slot.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import AskBox from '../islands/AskBox.tsx'

type Subject = typeof facilityProfileSlot extends Slot<infer Facility> ? Facility : never

/** Question on the home page. */
export const HomeQuestion = () => (
  <section>
    <Island of={AskBox} action={useHref()('/asystent')} facility={null} text="" />
  </section>
)

/** Question on the profile of a facility. */
export const ProfileQuestion = ({ of: { id, slug } }: FillProps<Subject, true>) => (
  <section id="asystent">
    <Island of={AskBox} action={useHref()('/asystent')} facility={{ id, slug }} text="" />
  </section>
)
